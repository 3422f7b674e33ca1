import { databaseOf, sql } from '@/platform/database/database'
import type { TransactionContext } from '@/platform/database/transaction'
import type { Identity } from '../domain/identity'

/** An address without the tag that mail services ignore: `name+tag@example.com` is delivered to `name@example.com`. */
const untagged = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@')

/** Whether an address of a buyer is that of an account of staff: codes that a seller could read would sign for them. */
export async function isAddressOfStaff(
  ctx: TransactionContext,
  { email, buyers }: Pick<Identity, 'email' | 'buyers'>,
): Promise<boolean> {
  const addresses = [email, ...buyers.flatMap((one) => one.email ?? [])].map((one) => sql`${untagged(one)}`)
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select 1 from staff where regexp_replace(lower(email), '\\+[^@]*@', '@') in (${sql.join(addresses, sql`, `)}) limit 1`)
  return rows.length > 0
}
