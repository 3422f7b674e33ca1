import { databaseOf, sql } from '@/platform/database/database'
import type { TransactionContext } from '@/platform/database/transaction'

/**
 * The two guards of a unit: those who want it wait for one another on its row, and a unique index over open holds
 * refuses a second one. A test takes both away to show that the races are real.
 */
export const unitGuard = {
  lock: async (ctx: TransactionContext, unit: number): Promise<void> => {
    const database = await databaseOf(ctx.payload, ctx.req)
    await database.execute(sql`select id from units where id = ${unit} for no key update`)
  },

  /** Adds the hold of a booking; false when the index refuses, as somebody else has the unit. */
  addHold: async (ctx: TransactionContext, booking: number, unit: number): Promise<boolean> => {
    const database = await databaseOf(ctx.payload, ctx.req)
    const { rows } = await database.execute(sql`
      insert into booking_holds (booking_id, unit_id, since)
      values (${booking}, ${unit}, ${ctx.now.toISOString()}::timestamptz)
      on conflict (unit_id) where freed_at is null do nothing returning id`)
    return rows.length > 0
  },
}
