import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { inTransaction } from '@/platform/transaction'
import { forgettingTime } from '../rules/asking'

/**
 * Forgets searches whose time has come: 30 days after they were switched off, and, where an address was never proved,
 * in the night after the one in which they expired. Nothing of them stays. Resolves to how many.
 */
export async function forgetAlerts(ctx: Context): Promise<number> {
  const now = ctx.now.toISOString()
  return inTransaction(ctx, async (inside) => {
    const database = await databaseOf(inside.payload, inside.req)
    const gone = await database.execute(sql`
      delete from saved_searches
      where state = 'expired' or (state = 'off' and ended_at < ${forgettingTime(ctx.now).toISOString()}::timestamptz)
      returning id`)
    await database.execute(sql`
      update saved_searches set state = 'expired', ended_at = ${now}::timestamptz
      where state = 'asked' and link_ends_at < ${now}::timestamptz`)
    return gone.rows.length
  })
}
