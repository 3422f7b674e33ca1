import { ok, type Result, refuse } from '@/kernel/result'
import { isUuid } from '@/kernel/uuid'
import type { Context } from '@/platform/context'
import { databaseOf, notify, sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { dateOf, rowsOf } from '@/platform/rows'
import { inTransaction, type TransactionContext } from '@/platform/transaction'
import type { Device } from '../domain/own-account'
import { may } from '../domain/permissions'
import { IDLE_MS } from '../domain/session-life'
import { SIGN_OUT_CHANNEL } from '../domain/sign-out-message'
import { memberOf } from './member-of'
import { noteEvent } from './start-session'

/** The browsers in which a member is signed in, last used first. */
export async function listSessions(ctx: Context): Promise<Device[]> {
  requireActor(ctx, may.listSessions)

  const { id, session } = memberOf(ctx)
  const usedSince = new Date(ctx.now.getTime() - IDLE_MS).toISOString()
  const rows = await rowsOf(
    ctx,
    sql`select id, device, created_at, seen_at from member_sessions
      where member = ${id} and revoked_at is null and ends_at > ${ctx.now.toISOString()} and seen_at > ${usedSince}
      order by seen_at desc`,
  )
  return rows.map((row) => ({
    id: String(row.id),
    name: String(row.device),
    since: dateOf(row.created_at),
    seenAt: dateOf(row.seen_at),
    isThis: row.id === session,
  }))
}

/** Tells every open page of the member that sessions have ended, on all nodes, when the transaction commits. */
async function announce(ctx: TransactionContext, member: string): Promise<void> {
  const [row] = await rowsOf(ctx, sql`select olm_id from members where id = ${member}`)
  await notify(await databaseOf(ctx.payload, ctx.req), SIGN_OUT_CHANNEL, String(row?.olm_id ?? ''))
}

/** Ends one session of the member: this one when signing out, or that of another device. */
export async function endSession(ctx: Context, session: string): Promise<Result<null, 'unknown'>> {
  requireActor(ctx, may.endSession)

  const { id } = memberOf(ctx)
  if (!isUuid(session)) return refuse('unknown')
  return inTransaction(ctx, async (inside) => {
    const [ended] = await rowsOf(
      inside,
      sql`update member_sessions set revoked_at = ${inside.now.toISOString()}
        where id = ${session} and member = ${id} and revoked_at is null returning device`,
    )
    if (!ended) return refuse('unknown')
    await noteEvent(inside, id, 'signed_out', String(ended.device))
    await announce(inside, id)
    return ok(null)
  })
}

/** Ends every session of the member, this one too. */
export async function endAllSessions(ctx: Context, device: string): Promise<void> {
  requireActor(ctx, may.endAllSessions)

  const { id } = memberOf(ctx)
  await inTransaction(ctx, async (inside) => {
    await revokeAll(inside, id)
    await noteEvent(inside, id, 'signed_out_everywhere', device)
  })
}

/** Ends all sessions of a member. */
export async function revokeAll(ctx: TransactionContext, member: string): Promise<void> {
  await rowsOf(
    ctx,
    sql`update member_sessions set revoked_at = ${ctx.now.toISOString()} where member = ${member} and revoked_at is null`,
  )
  await announce(ctx, member)
}
