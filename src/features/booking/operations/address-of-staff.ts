import { databaseOf, sql } from '@/platform/database'
import type { TransactionContext } from '@/platform/transaction'
import type { Identity } from '../domain/identity'

/** An address without the tag that mail services ignore: `name+tag@example.com` is delivered to `name@example.com`. */
const untagged = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@')

/** Whether the address is that of an account of staff: codes that a seller could read would sign for the buyer. */
export async function isAddressOfStaff(ctx: TransactionContext, { email }: Pick<Identity, 'email'>): Promise<boolean> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select 1 from staff where regexp_replace(lower(email), '\\+[^@]*@', '@') = ${untagged(email)} limit 1`)
  return rows.length > 0
}
