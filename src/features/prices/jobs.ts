import { systemContext } from '@/platform/database/payload'
import { type Jobs, NO_BACKFILL } from '@/platform/jobs/jobs'
import { log } from '@/platform/process/log'
import { APPLY_PRICES_TASK, applyDuePrices } from './server'

export const jobs = {
  tasks: {
    [APPLY_PRICES_TASK]: async () => {
      const units = await applyDuePrices(await systemContext(APPLY_PRICES_TASK))
      if (units > 0) log.info({ units }, 'planned prices took effect')
    },
  },
  cron: [{ task: APPLY_PRICES_TASK, match: '* * * * *', options: NO_BACKFILL }],
} satisfies Jobs
