import { databaseOf, sql } from '@/platform/database'
import type { TransactionContext } from '@/platform/transaction'
import type { Identity } from '../domain/identity'

/** Whether the address is that of an account of staff: codes that a seller could read would sign for the buyer. */
export async function isAddressOfStaff(ctx: TransactionContext, { email }: Pick<Identity, 'email'>): Promise<boolean> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`select 1 from staff where lower(email) = ${email.toLowerCase()} limit 1`)
  return rows.length > 0
}
