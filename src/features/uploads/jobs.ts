import { systemContext } from '@/platform/database/payload'
import { type Jobs, NIGHTLY, NO_BACKFILL } from '@/platform/jobs/jobs'
import { log } from '@/platform/process/log'
import { sweepUploads } from './server'

/** Removes files that belong to nothing. */
const SWEEP_TASK = 'uploads.sweep'

export const jobs = {
  tasks: {
    [SWEEP_TASK]: async () => {
      const removed = await sweepUploads(await systemContext(SWEEP_TASK))
      if (removed > 0) log.info({ removed }, 'uploads that belong to nothing were removed')
    },
  },
  cron: [{ task: SWEEP_TASK, match: NIGHTLY, options: NO_BACKFILL }],
} satisfies Jobs
