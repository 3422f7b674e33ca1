import { z } from 'zod'
import type { Jobs } from '@/platform/jobs'
import { systemContext } from '@/platform/payload'
import { sendTrialEvent, TRIAL_EVENT_TASK } from './server'

const eventJob = z.object({ event: z.unknown() })

export const jobs = {
  tasks: {
    [TRIAL_EVENT_TASK]: async (facts) =>
      sendTrialEvent(await systemContext(TRIAL_EVENT_TASK), eventJob.parse(facts).event),
  },
} satisfies Jobs
