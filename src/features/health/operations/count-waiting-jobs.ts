import { WAITING_JOBS_SQL, type WaitingJobs, type WaitingJobsRow, waitingJobsFrom } from '@/kernel/http/waiting-jobs'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'

/** Counts the jobs of the queue, on all nodes together. */
export async function countWaitingJobs(ctx: Context): Promise<WaitingJobs> {
  requireActor(ctx, may.countWaitingJobs)

  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql.raw(WAITING_JOBS_SQL))
  return waitingJobsFrom(rows[0] as unknown as WaitingJobsRow)
}
