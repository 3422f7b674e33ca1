/** What the job queue holds, as the gateway's metrics and the back office show it. */
export interface WaitingJobs {
  /** Jobs that are due, and those in hand. */
  waiting: number
  /** Jobs that failed and are tried again later. */
  retrying: number
  /** Jobs that failed too often and are not tried again. */
  failed: number
  /** The age of the oldest job that is waiting or retrying, in seconds since it was first due; 0 without one. */
  oldestSeconds: number
}

/**
 * Counts the jobs of graphile-worker. A failed try moves `run_at` on, so the age of a job that has failed counts from
 * when it was queued.
 */
export const WAITING_JOBS_SQL = `
  select count(*) filter (where is_open and not has_failed)::int as waiting,
         count(*) filter (where is_open and has_failed)::int as retrying,
         count(*) filter (where not is_open)::int as failed,
         coalesce(extract(epoch from now() - min(due_at) filter (where is_open)), 0)::float8 as oldest_seconds
  from (
    select attempts < max_attempts or locked_at is not null as is_open,
           last_error is not null as has_failed,
           case when last_error is null then run_at else created_at end as due_at
    from graphile_worker._private_jobs
  ) jobs
  where due_at <= now()`

/** The row of {@link WAITING_JOBS_SQL}. */
export interface WaitingJobsRow {
  waiting: number
  retrying: number
  failed: number
  oldest_seconds: number
}

export const waitingJobsFrom = ({ oldest_seconds: oldestSeconds, ...counts }: WaitingJobsRow): WaitingJobs => ({
  ...counts,
  oldestSeconds,
})

/** A job is done within seconds, and what editors schedule within a minute: five are a sign of trouble. */
const LATE_SECONDS = 300

/** Whether work waits for longer than it should. */
export const areLate = ({ oldestSeconds }: WaitingJobs): boolean => oldestSeconds >= LATE_SECONDS
