import type { Context } from '@/platform/context'
import type { StoredRedirect } from '../rules/redirect-import'

/** Every redirect of editors, with those that are switched off, in the order of their addresses. */
export async function listRedirects(ctx: Context): Promise<StoredRedirect[]> {
  const { docs } = await ctx.payload.find({
    collection: 'redirects',
    sort: ['from', 'locale'],
    depth: 0,
    pagination: false,
    req: ctx.req,
  })
  return docs.map(({ id, from, locale, kind, to, isActive, note }) => ({
    id,
    from,
    locale,
    kind,
    to: to ?? null,
    isActive: isActive === true,
    note: note ?? '',
  }))
}
