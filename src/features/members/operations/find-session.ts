import { and, eq, gt, isNull } from '@payloadcms/db-postgres/drizzle'
import type { Actor } from '@/kernel/actor'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { hashOf } from '@/platform/sign-in/token-hash'
import { may } from '../domain/permissions'
import { IDLE_MS, SEEN_EVERY_MS } from '../domain/session-life'
import { memberSessions, members } from '../tables'

/** The member that a session token belongs to; null when it is unknown, ended, too old, or the account is shut. */
export async function findSession(
  ctx: Context,
  token: string | undefined,
): Promise<Extract<Actor, { kind: 'member' }> | null> {
  requireActor(ctx, may.findSession)

  if (!token || !/^[0-9a-f]{64}$/.test(token)) return null
  const now = ctx.now
  const usedSince = new Date(ctx.now.getTime() - IDLE_MS)
  const db = await queriesOf(ctx)
  const [row] = await db
    .select({ id: memberSessions.id, member: memberSessions.member, seenAt: memberSessions.seenAt })
    .from(memberSessions)
    .innerJoin(members, eq(members.id, memberSessions.member))
    .where(
      and(
        eq(memberSessions.tokenHash, hashOf(token)),
        isNull(memberSessions.revokedAt),
        gt(memberSessions.endsAt, now),
        gt(memberSessions.seenAt, usedSince),
        eq(members.standing, 'active'),
      ),
    )
  if (!row) return null
  if (ctx.now.getTime() - row.seenAt.getTime() >= SEEN_EVERY_MS)
    await db.update(memberSessions).set({ seenAt: now }).where(eq(memberSessions.id, row.id))
  return { kind: 'member', id: row.member, session: row.id }
}
