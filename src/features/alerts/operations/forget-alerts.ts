import { forgottenBefore } from '@/features/consent'
import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { inTransaction } from '@/platform/transaction'
import { may } from '../domain/permissions'

/**
 * Deletes alerts after their retention period: 30 days after they were switched off, or the night after they expired
 * unconfirmed. Nothing of them stays. Resolves to their number.
 */
export async function forgetAlerts(ctx: Context): Promise<number> {
  requireActor(ctx, may.forgetAlerts)

  const now = ctx.now.toISOString()
  return inTransaction(ctx, async (inside) => {
    const database = await databaseOf(inside.payload, inside.req)
    const gone = await database.execute(sql`
      delete from saved_searches
      where state = 'expired' or (state = 'off' and ended_at < ${forgottenBefore(ctx.now).toISOString()}::timestamptz)
      returning id`)
    await database.execute(sql`
      update saved_searches set state = 'expired', ended_at = ${now}::timestamptz
      where state = 'asked' and link_ends_at < ${now}::timestamptz`)
    return gone.rows.length
  })
}
