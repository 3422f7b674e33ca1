import type { WaitingJobs } from '@/kernel/waiting-jobs'
import { contextOfHeaders } from '@/platform/payload'
import { countWaitingJobs } from '../operations/count-waiting-jobs'

/** The state of the job queue, for the signed-in staff member of these headers. */
export const readWaitingJobs = async (headers: Headers): Promise<WaitingJobs> =>
  countWaitingJobs(await contextOfHeaders(headers))
