import { type Jobs, NIGHTLY, NO_BACKFILL } from '@/platform/jobs'
import { log } from '@/platform/log'
import { systemContext } from '@/platform/payload'
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
