import { databaseOf, sql } from './database'
import type { TransactionContext } from './transaction'

/** Serialises the requests of one person, so that two concurrent ones cannot both be the first. */
export async function lockPerson(ctx: TransactionContext, fingerprint: string): Promise<void> {
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`)
}
