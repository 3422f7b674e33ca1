import { systemContext } from '@/platform/database/payload'
import { type Jobs, NO_BACKFILL } from '@/platform/jobs/jobs'
import { announceBarTurns } from './server'

const TURNS_TASK = 'site.announce-bar-turns'

export const jobs = {
  tasks: {
    [TURNS_TASK]: async () => {
      await announceBarTurns(await systemContext(TURNS_TASK))
    },
  },
  cron: [{ task: TURNS_TASK, match: '* * * * *', options: NO_BACKFILL }],
} satisfies Jobs
