import { and, desc, eq, gt, isNull } from '@payloadcms/db-postgres/drizzle'
import { ok, type Result, refuse } from '@/kernel/result'
import { isUuid } from '@/kernel/uuid'
import type { Context } from '@/platform/database/context'
import { databaseOf, notify } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import type { Device } from '../domain/own-account'
import { may } from '../domain/permissions'
import { IDLE_MS } from '../domain/session-life'
import { SIGN_OUT_CHANNEL } from '../domain/sign-out-message'
import { memberSessions, members } from '../tables'
import { memberOf } from './member-of'
import { recordEvent } from './start-session'

/** The browsers in which a member is signed in, last used first. */
export async function listSessions(ctx: Context): Promise<Device[]> {
  requireActor(ctx, may.listSessions)

  const { id, session } = memberOf(ctx)
  const usedSince = new Date(ctx.now.getTime() - IDLE_MS)
  const db = await queriesOf(ctx)
  const rows = await db
    .select({
      id: memberSessions.id,
      device: memberSessions.device,
      createdAt: memberSessions.createdAt,
      seenAt: memberSessions.seenAt,
    })
    .from(memberSessions)
    .where(
      and(
        eq(memberSessions.member, id),
        isNull(memberSessions.revokedAt),
        gt(memberSessions.endsAt, ctx.now),
        gt(memberSessions.seenAt, usedSince),
      ),
    )
    .orderBy(desc(memberSessions.seenAt))
  return rows.map((row) => ({
    id: row.id,
    name: row.device,
    since: row.createdAt,
    seenAt: row.seenAt,
    isThis: row.id === session,
  }))
}

/** Tells every open page of the member that sessions have ended, on all nodes, when the transaction commits. */
async function announce(ctx: TransactionContext, member: string): Promise<void> {
  const db = await queriesOf(ctx)
  const [row] = await db.select({ olmId: members.olmId }).from(members).where(eq(members.id, member))
  await notify(await databaseOf(ctx.payload, ctx.req), SIGN_OUT_CHANNEL, String(row?.olmId ?? ''))
}

/** Ends one session of the member: this one when signing out, or that of another device. */
export async function endSession(ctx: Context, session: string): Promise<Result<null, 'unknown'>> {
  requireActor(ctx, may.endSession)

  const { id } = memberOf(ctx)
  if (!isUuid(session)) return refuse('unknown')
  return inTransaction(ctx, async (inside) => {
    const db = await queriesOf(inside)
    const [ended] = await db
      .update(memberSessions)
      .set({ revokedAt: inside.now })
      .where(and(eq(memberSessions.id, session), eq(memberSessions.member, id), isNull(memberSessions.revokedAt)))
      .returning({ device: memberSessions.device })
    if (!ended) return refuse('unknown')
    await recordEvent(inside, id, 'signed_out', ended.device)
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
    await recordEvent(inside, id, 'signed_out_everywhere', device)
  })
}

/** Ends all sessions of a member. */
export async function revokeAll(ctx: TransactionContext, member: string): Promise<void> {
  const db = await queriesOf(ctx)
  await db
    .update(memberSessions)
    .set({ revokedAt: ctx.now })
    .where(and(eq(memberSessions.member, member), isNull(memberSessions.revokedAt)))
  await announce(ctx, member)
}
