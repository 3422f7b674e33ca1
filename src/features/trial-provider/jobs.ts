import { z } from 'zod'
import { systemContext } from '@/platform/database/payload'
import type { Jobs } from '@/platform/jobs/jobs'
import { sendTrialEvent, TRIAL_EVENT_TASK } from './server'

const eventJob = z.object({ event: z.unknown() })

export const jobs = {
  tasks: {
    [TRIAL_EVENT_TASK]: async (facts) =>
      sendTrialEvent(await systemContext(TRIAL_EVENT_TASK), eventJob.parse(facts).event),
  },
} satisfies Jobs
