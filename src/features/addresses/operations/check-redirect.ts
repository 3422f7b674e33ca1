import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { type RedirectDraft, type RedirectFault, redirectFault } from '../rules/redirect-faults'
import { listRedirects } from './list-redirects'
import { targetHosts } from './target-rules'

/** Makes whoever writes redirects wait for one another until the transaction ends: two saves could make a loop. */
export async function lockRedirects(ctx: Context): Promise<void> {
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`select pg_advisory_xact_lock(hashtext('redirects'))`)
}

/** What is wrong with a redirect that is about to be saved, while nobody else saves one; null when it may be. */
export async function checkRedirect(ctx: Context, draft: RedirectDraft): Promise<RedirectFault | null> {
  await lockRedirects(ctx)
  return findRedirectFault(ctx, draft)
}

/** What is wrong with a redirect beside all others as they are now; null when it may be saved. */
export async function findRedirectFault(ctx: Context, draft: RedirectDraft): Promise<RedirectFault | null> {
  const others = (await listRedirects(ctx)).filter(({ id }) => id !== draft.id)
  return redirectFault(draft, { others, hosts: targetHosts() })
}
