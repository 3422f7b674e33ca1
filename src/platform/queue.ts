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

/** Work that is in the queue once at most. */
interface Once {
  /** Its name: put in again before it was begun, it stays as it was. Work of one name is done one after the other. */
  key: string
  notBefore: Date
}

/** As {@link enqueue}, but once: however often it is put in before its time has come, it is done one time. */
export async function enqueueOnce(
  ctx: Context,
  task: string,
  facts: Record<string, unknown>,
  { key, notBefore }: Once,
): Promise<void> {
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(
    sql`select graphile_worker.add_job(${task}, payload := ${JSON.stringify(facts)}::json, queue_name := ${key},
      run_at := ${notBefore.toISOString()}::timestamptz, max_attempts := 12, job_key := ${key}, job_key_mode := 'preserve_run_at')`,
  )
}
