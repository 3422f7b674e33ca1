import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'
import { type RedirectDraft, type RedirectFault, redirectFault } from '../domain/redirect-faults'
import { listRedirects } from './list-redirects'
import { targetHosts } from './target-rules'

/** Serialises writers of redirects until the end of the transaction: two saves could form a loop. */
export async function lockRedirects(ctx: Context): Promise<void> {
  requireActor(ctx, may.lockRedirects)

  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`select pg_advisory_xact_lock(hashtext('redirects'))`)
}

/** The fault of a redirect about to be saved, under the lock; null when it is valid. */
export async function checkRedirect(ctx: Context, draft: RedirectDraft): Promise<RedirectFault | null> {
  requireActor(ctx, may.checkRedirect)

  await lockRedirects(ctx)
  return findRedirectFault(ctx, draft)
}

/** The fault of a redirect beside all others; null when it is valid. */
export async function findRedirectFault(ctx: Context, draft: RedirectDraft): Promise<RedirectFault | null> {
  requireActor(ctx, may.findRedirectFault)

  const others = (await listRedirects(ctx)).filter(({ id }) => id !== draft.id)
  return redirectFault(draft, { others, hosts: targetHosts() })
}
