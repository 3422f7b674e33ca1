import { WAITING_JOBS_SQL, type WaitingJobs, type WaitingJobsRow, waitingJobsFrom } from '@/kernel/http/waiting-jobs'
import type { Database } from '../database'

const LASTS_MS = 5_000

/** Reads the state of the job queue, from the database itself: the app that works it off may be what is down. */
export class WaitingJobsReader {
  private last: { at: number; jobs: Promise<WaitingJobs | null> } | null = null

  constructor(private readonly database: Database) {}

  /** The state within the last seconds; null when the database does not answer. */
  read(): Promise<WaitingJobs | null> {
    const now = Date.now()
    if (this.last === null || now - this.last.at >= LASTS_MS) this.last = { at: now, jobs: this.ask() }
    return this.last.jobs
  }

  private async ask(): Promise<WaitingJobs | null> {
    try {
      const { rows } = await this.database.query<WaitingJobsRow>(WAITING_JOBS_SQL)
      return rows[0] ? waitingJobsFrom(rows[0]) : null
    } catch {
      return null
    }
  }
}
