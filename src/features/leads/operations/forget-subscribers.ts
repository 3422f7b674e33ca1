import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction } from '@/platform/database/transaction'
import { forgettingTimes } from '../domain/newsletter'
import { may } from '../domain/permissions'

/**
 * Erases subscribers after their retention period. Unconfirmed ones are deleted; of unsubscribed ones the time and the
 * consents stay under a fingerprint, and are deleted later too. Resolves to their number.
 */
export async function forgetSubscribers(ctx: Context): Promise<number> {
  requireActor(ctx, may.forgetSubscribers)

  const times = forgettingTimes(ctx.now)
  return inTransaction(ctx, async (inside) => {
    const database = await databaseOf(inside.payload, inside.req)
    const gone = await database.execute(sql`
      delete from subscribers
      where (state = 'waiting' and link_ends_at < ${times.unproven.toISOString()}::timestamptz)
        or (state = 'left' and left_at < ${times.proof.toISOString()}::timestamptz)
      returning id`)
    const emptied = await database.execute(sql`
      update subscribers set email = null
      where state = 'left' and left_at < ${times.left.toISOString()}::timestamptz and email is not null
      returning id`)
    const ids = emptied.rows.map(({ id }) => Number(id))
    if (ids.length > 0) {
      await database.execute(sql`
        update subscribers_consents set page = null, source = null, source_category = null
        where _parent_id in (select value::int from json_array_elements_text(${JSON.stringify(ids)}::json))`)
    }
    return gone.rows.length + ids.length
  })
}
