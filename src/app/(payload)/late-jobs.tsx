import { headers } from 'next/headers'
import type { ServerProps } from 'payload'
import { readWaitingJobs } from '@/features/health/queries/waiting-jobs'
import { LateJobsNotice } from '@/features/health/ui/late-jobs-notice'
import { areLate } from '@/kernel/http/waiting-jobs'

/** The dashboard of the back office shows when work waits for too long. */
export async function LateJobs({ i18n }: ServerProps) {
  const jobs = await readWaitingJobs(await headers())
  return areLate(jobs) ? <LateJobsNotice language={i18n.language === 'th' ? 'th' : 'en'} jobs={jobs} /> : null
}
