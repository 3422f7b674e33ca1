import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'
import type { StoredRedirect } from '../domain/redirect-import'

/** Every editors' redirect, active or not, sorted by address. */
export async function listRedirects(ctx: Context): Promise<StoredRedirect[]> {
  requireActor(ctx, may.listRedirects)

  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'redirects',
    sort: ['from', 'locale'],
    depth: 0,
    pagination: false,
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
