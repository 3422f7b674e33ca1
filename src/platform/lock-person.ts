import { databaseOf, sql } from './database'
import type { TransactionContext } from './transaction'

/** What one person sends at the same time waits for each other, so that two at once cannot both be the first. */
export async function lockPerson(ctx: TransactionContext, fingerprint: string): Promise<void> {
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`)
}
