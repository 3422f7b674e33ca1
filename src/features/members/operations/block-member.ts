import { ok, type Result, refuse } from '@/kernel/result'
import { isUuid } from '@/kernel/uuid'
import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { rowsOf } from '@/platform/rows'
import { inTransaction } from '@/platform/transaction'
import { may } from '../domain/permissions'
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
    const now = inside.now.toISOString()
    const changed = await rowsOf(
      inside,
      sql`update members set standing = 'blocked', blocked_at = ${now}, blocked_reason = ${why}, updated_at = ${now}
        where id = ${member} and standing <> 'merged' returning id`,
    )
    if (changed.length === 0) return refuse('unknown')
    await revokeAll(inside, member)
    return ok(null)
  })
}

/** Lets a blocked member sign in again. It opens no merged account: only taking the merge back does. */
export async function unblockMember(ctx: Context, member: string): Promise<Result<null, 'unknown'>> {
  requireActor(ctx, may.unblockMember)

  if (!isUuid(member)) return refuse('unknown')
  const changed = await rowsOf(
    ctx,
    sql`update members set standing = 'active', blocked_at = null, blocked_reason = null,
        updated_at = ${ctx.now.toISOString()} where id = ${member} and standing = 'blocked' returning id`,
  )
  return changed.length === 0 ? refuse('unknown') : ok(null)
}
