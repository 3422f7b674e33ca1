import { type Jobs, NO_BACKFILL } from '@/platform/jobs'
import { log } from '@/platform/log'
import { systemContext } from '@/platform/payload'
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
