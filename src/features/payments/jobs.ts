import { type Jobs, NIGHTLY, NO_BACKFILL } from '@/platform/jobs'
import { log } from '@/platform/log'
import { systemContext } from '@/platform/payload'
import { currentProvider, eraseOldRefusals, RECONCILE_TASK, reconcilePayments } from './server'

/** Erases refused messages of providers after 90 days. */
const ERASE_TASK = 'payments.erase-refusals'

export const jobs = {
  tasks: {
    [RECONCILE_TASK]: async () => {
      const provider = currentProvider()
      const looked = provider ? await reconcilePayments(await systemContext(RECONCILE_TASK), provider) : 0
      if (looked > 0) log.info({ looked }, 'open payments were looked up at the provider')
    },
    [ERASE_TASK]: async () => {
      await eraseOldRefusals(await systemContext(ERASE_TASK))
    },
  },
  cron: [
    { task: RECONCILE_TASK, match: '* * * * *', options: NO_BACKFILL },
    { task: ERASE_TASK, match: NIGHTLY, options: NO_BACKFILL },
  ],
} satisfies Jobs
