import { type Jobs, NO_BACKFILL } from '@/platform/jobs'
import { systemContext } from '@/platform/payload'
import { announceTurns } from './server'

const TURNS_TASK = 'promotions.announce-turns'

export const jobs = {
  tasks: {
    [TURNS_TASK]: async () => {
      await announceTurns(await systemContext(TURNS_TASK))
    },
  },
  cron: [{ task: TURNS_TASK, match: '* * * * *', options: NO_BACKFILL }],
} satisfies Jobs
