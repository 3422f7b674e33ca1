import { queueForeignQuota } from '@/features/catalogue/server'
import { databaseOf, sql } from '@/platform/database/database'
import type { TransactionContext } from '@/platform/database/transaction'

/** Has the quota reckoned anew, after this transaction, when a booking by foreigners came, changed hands or ended. */
export async function followForeignBooking(ctx: TransactionContext, booking: number): Promise<void> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select project_id as project from bookings where id = ${booking} and is_foreign and project_id is not null`)
  const [row] = rows
  if (row) await queueForeignQuota(asSystem(ctx), Number(row.project))
}

const asSystem = (ctx: TransactionContext): TransactionContext => ({
  ...ctx,
  actor: { kind: 'system', name: 'booking' },
})
