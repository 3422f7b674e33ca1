import { z } from 'zod'
import { systemContext } from '@/platform/database/payload'
import { type Jobs, mailIdOf, NIGHTLY, NO_BACKFILL } from '@/platform/jobs/jobs'
import { log } from '@/platform/process/log'
import {
  CASE_MAIL_TASK,
  CASE_NEWS,
  closeOldCases,
  eraseOldCases,
  escalateLateCases,
  openCase,
  sendCaseMail,
} from './server'

const caseMail = z.object({ case: z.number().int(), news: z.enum(CASE_NEWS) })

/** What requests announce: a complaint was taken, in the transaction that stores it. */
const COMPLAINT_TASK = 'complaint-taken'
const complaint = z.object({ request: z.number().int(), isAnswered: z.boolean() })

const ESCALATE_TASK = 'care.escalate'
const TIDY_TASK = 'care.tidy'

export const jobs = {
  tasks: {
    [COMPLAINT_TASK]: async (facts) => {
      await openCase(await systemContext(COMPLAINT_TASK), complaint.parse(facts))
    },
    [CASE_MAIL_TASK]: async (facts, { job }) =>
      sendCaseMail(await systemContext(CASE_MAIL_TASK), caseMail.parse(facts), mailIdOf(job)),
    [ESCALATE_TASK]: async () => {
      const late = await escalateLateCases(await systemContext(ESCALATE_TASK))
      if (late > 0) log.warn({ late }, 'promised times of complaints have run out')
    },
    [TIDY_TASK]: async () => {
      const ctx = await systemContext(TIDY_TASK)
      await closeOldCases(ctx)
      await eraseOldCases(ctx)
    },
  },
  cron: [
    { task: ESCALATE_TASK, match: '*/5 * * * *', options: NO_BACKFILL },
    { task: TIDY_TASK, match: NIGHTLY, options: NO_BACKFILL },
  ],
} satisfies Jobs
