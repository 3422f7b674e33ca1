import type { WaitingJobs } from '@/kernel/http/waiting-jobs'
import { contextOfHeaders } from '@/platform/database/payload'
import { countWaitingJobs } from '../operations/count-waiting-jobs'

/** The state of the job queue, for the signed-in staff member of these headers. */
export const readWaitingJobs = async (headers: Headers): Promise<WaitingJobs> =>
  countWaitingJobs(await contextOfHeaders(headers))
