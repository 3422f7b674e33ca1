import type { Context } from './context'
import { databaseOf, sql } from './database'

/**
 * Puts work into the queue inside the transaction of the context: it is done after the commit, at least once, by
 * any node, and not at all if the transaction is undone.
 */
export async function enqueue(
  ctx: Context,
  task: string,
  facts: Record<string, unknown>,
  maxAttempts = 12,
): Promise<void> {
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(
    sql`select graphile_worker.add_job(${task}, payload := ${JSON.stringify(facts)}::json, max_attempts := ${maxAttempts})`,
  )
}
