import type { CronItem, Job, TaskList } from 'graphile-worker'

/** The background jobs of a feature: handlers by task name, and schedules (UTC). */
export interface Jobs {
  tasks: TaskList
  cron?: readonly CronItem[]
}

/** Night in Bangkok, when traffic is low. */
export const NIGHTLY = '17 20 * * *'

/** A missed run is not repeated. */
export const NO_BACKFILL = { backfillPeriod: 0 }

/** Changes within this time are handled together. */
export const GATHER_MS = 20_000

/**
 * The id of the one mail that a job sends: the same for every try. Job numbers start again in a restored database, so
 * the time the job was queued is part of it.
 */
export const mailIdOf = ({ id, created_at: queuedAt }: Pick<Job, 'id' | 'created_at'>): string =>
  `job-${id}-${queuedAt.getTime()}`
