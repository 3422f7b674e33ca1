import { systemContext } from '@/platform/database/payload'
import { type Jobs, NO_BACKFILL } from '@/platform/jobs/jobs'
import { renewRates } from './server'

/** Monthly figures follow a rate from its first day on, a few minutes after midnight in Bangkok. */
const RATES_TASK = 'finance.renew-rates'

export const jobs = {
  tasks: {
    [RATES_TASK]: async () => {
      await renewRates(await systemContext(RATES_TASK))
    },
  },
  cron: [{ task: RATES_TASK, match: '4 17 * * *', options: NO_BACKFILL }],
} satisfies Jobs
