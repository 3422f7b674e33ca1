import { systemContext } from '@/platform/database/payload'
import { type Jobs, NO_BACKFILL } from '@/platform/jobs/jobs'
import { announcePastEvents } from './server'

/** Moves the events of yesterday to those that are over, a few minutes after midnight in Bangkok. */
const EVENTS_TASK = 'lifestyle.announce-past-events'

export const jobs = {
  tasks: {
    [EVENTS_TASK]: async () => {
      await announcePastEvents(await systemContext(EVENTS_TASK))
    },
  },
  cron: [{ task: EVENTS_TASK, match: '3 17 * * *', options: NO_BACKFILL }],
} satisfies Jobs
