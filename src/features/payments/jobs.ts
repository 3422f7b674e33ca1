import { z } from 'zod'
import { systemContext } from '@/platform/database/payload'
import { type Jobs, NIGHTLY, NO_BACKFILL } from '@/platform/jobs/jobs'
import { log } from '@/platform/process/log'
import {
  eraseOldPapers,
  eraseOldRefusals,
  knownProviders,
  RECONCILE_TASK,
  reconcilePayments,
  reconcileRefunds,
  SEND_REFUND_TASK,
  sendRefundByName,
} from './server'

/** Erases refused messages of providers, and papers of payers whose time is over (PDPA §37(3)). */
const ERASE_TASK = 'payments.erase-old'

/** Of a provider that hangs, two looks would take both places of the worker, and no mail would be sent meanwhile. */
const ONE_AT_A_TIME = { ...NO_BACKFILL, queueName: RECONCILE_TASK, jobKey: `${RECONCILE_TASK}-each-minute` }

const refundJob = z.object({ number: z.string() })

export const jobs = {
  tasks: {
    [RECONCILE_TASK]: async () => {
      const ctx = await systemContext(RECONCILE_TASK)
      // At the same time: one that is away does not hold up the others.
      const looks = await Promise.all(
        knownProviders().map(
          async (provider) => (await reconcilePayments(ctx, provider)) + (await reconcileRefunds(ctx, provider)),
        ),
      )
      const looked = looks.reduce((sum, one) => sum + one, 0)
      if (looked > 0) log.info({ looked }, 'open payments and refunds were looked up at the provider')
    },
    [SEND_REFUND_TASK]: async (facts) => {
      await sendRefundByName(await systemContext(SEND_REFUND_TASK), refundJob.parse(facts).number)
    },
    [ERASE_TASK]: async () => {
      const ctx = await systemContext(ERASE_TASK)
      await eraseOldRefusals(ctx)
      await eraseOldPapers(ctx)
    },
  },
  cron: [
    { task: RECONCILE_TASK, match: '* * * * *', options: ONE_AT_A_TIME },
    { task: ERASE_TASK, match: NIGHTLY, options: NO_BACKFILL },
  ],
} satisfies Jobs
