import { sql } from '@/platform/database/database'
import { rowsOf } from './bookings'

/** The jobs of a task that were queued, in order. */
export const queuedJobs = async (task: string): Promise<Record<string, unknown>[]> =>
  rowsOf(sql`select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t
    on t.id = j.task_id where t.identifier = ${task} order by j.id`)
