import { and, eq, ne } from '@payloadcms/db-postgres/drizzle'
import { ok, type Result, refuse } from '@/kernel/result'
import { isUuid } from '@/kernel/uuid'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
import { may } from '../domain/permissions'
import { members } from '../tables'
import { revokeAll } from './manage-sessions'

const MAX_REASON = 500

/**
 * Blocks a member for a reason: every session ends at once, and no code or password opens the account. A merged account is
 * shut already, and stays merged.
 */
export async function blockMember(
  ctx: Context,
  member: string,
  reason: string,
): Promise<Result<null, 'unknown' | 'reason'>> {
  requireActor(ctx, may.blockMember)

  const why = reason.replaceAll('\0', '').trim().slice(0, MAX_REASON)
  if (why === '') return refuse('reason')
  if (!isUuid(member)) return refuse('unknown')
  return inTransaction(ctx, async (inside) => {
    const now = inside.now
    const db = await queriesOf(inside)
    const changed = await db
      .update(members)
      .set({ standing: 'blocked', blockedAt: now, blockedReason: why, updatedAt: now })
      .where(and(eq(members.id, member), ne(members.standing, 'merged')))
      .returning({ id: members.id })
    if (changed.length === 0) return refuse('unknown')
    await revokeAll(inside, member)
    return ok(null)
  })
}

/** Lets a blocked member sign in again. It opens no merged account: only taking the merge back does. */
export async function unblockMember(ctx: Context, member: string): Promise<Result<null, 'unknown'>> {
  requireActor(ctx, may.unblockMember)

  if (!isUuid(member)) return refuse('unknown')
  const db = await queriesOf(ctx)
  const changed = await db
    .update(members)
    .set({ standing: 'active', blockedAt: null, blockedReason: null, updatedAt: ctx.now })
    .where(and(eq(members.id, member), eq(members.standing, 'blocked')))
    .returning({ id: members.id })
  return changed.length === 0 ? refuse('unknown') : ok(null)
}
