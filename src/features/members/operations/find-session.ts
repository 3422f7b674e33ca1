import type { Actor } from '@/kernel/actor'
import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { dateOf, rowsOf } from '@/platform/rows'
import { hashOf } from '@/platform/token-hash'
import { may } from '../domain/permissions'
import { IDLE_MS, SEEN_EVERY_MS } from '../domain/session-life'

/** The member that a session token belongs to; null when it is unknown, ended, too old, or the account is shut. */
export async function findSession(
  ctx: Context,
  token: string | undefined,
): Promise<Extract<Actor, { kind: 'member' }> | null> {
  requireActor(ctx, may.findSession)

  if (!token || !/^[0-9a-f]{64}$/.test(token)) return null
  const now = ctx.now.toISOString()
  const usedSince = new Date(ctx.now.getTime() - IDLE_MS).toISOString()
  const [row] = await rowsOf(
    ctx,
    sql`select s.id, s.member, s.seen_at from member_sessions s join members m on m.id = s.member
      where s.token_hash = ${hashOf(token)} and s.revoked_at is null and s.ends_at > ${now} and s.seen_at > ${usedSince}
        and m.standing = 'active'`,
  )
  if (!row) return null
  if (ctx.now.getTime() - dateOf(row.seen_at).getTime() >= SEEN_EVERY_MS)
    await rowsOf(ctx, sql`update member_sessions set seen_at = ${now} where id = ${String(row.id)}`)
  return { kind: 'member', id: String(row.member), session: String(row.id) }
}
