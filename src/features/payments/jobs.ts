import { type Jobs, NO_BACKFILL } from '@/platform/jobs'
import { log } from '@/platform/log'
import { systemContext } from '@/platform/payload'
import { currentProvider, RECONCILE_TASK, reconcilePayments } from './server'

export const jobs = {
  tasks: {
    [RECONCILE_TASK]: async () => {
      const provider = currentProvider()
      const looked = provider ? await reconcilePayments(await systemContext(RECONCILE_TASK), provider) : 0
      if (looked > 0) log.info({ looked }, 'open payments were looked up at the provider')
    },
  },
  cron: [{ task: RECONCILE_TASK, match: '* * * * *', options: NO_BACKFILL }],
} satisfies Jobs
