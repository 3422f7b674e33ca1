import type { Context } from '../database/context'
import { databaseOf, sql } from '../database/database'

/**
 * Queues a job inside the context's transaction: it runs after the commit, at least once, on any node, and never after
 * a rollback.
 */
export async function enqueue(
  ctx: Context,
  task: string,
  facts: Record<string, unknown>,
  maxAttempts = 12,
  /** Jobs of one line run one after the other. */
  line: string | null = null,
): Promise<void> {
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(
    sql`select graphile_worker.add_job(${task}, payload := ${JSON.stringify(facts)}::json, max_attempts := ${maxAttempts},
      queue_name := ${line})`,
  )
}

/** A job that is queued at most once. */
interface Once {
  /** The job key: queueing it again before it starts has no effect. Jobs with the same key run one after the other. */
  key: string
  notBefore: Date
}

/** As {@link enqueue}, but a job queued several times before its start runs once. */
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
