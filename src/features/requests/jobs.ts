import { z } from 'zod'
import { systemContext } from '@/platform/database/payload'
import { type Jobs, mailIdOf, NIGHTLY, NO_BACKFILL } from '@/platform/jobs/jobs'
import { log } from '@/platform/process/log'
import { eraseOldRequests, REQUEST_MAIL_TASK, sendRequestMail } from './server'

const requestMail = z.object({ request: z.number().int(), to: z.enum(['visitor', 'staff']) })

/** Erases personal data of requests without recent change (PDPA §37(3)). */
const ERASE_TASK = 'requests.erase-old'

export const jobs = {
  tasks: {
    [REQUEST_MAIL_TASK]: async (facts, { job }) => {
      await sendRequestMail(await systemContext(REQUEST_MAIL_TASK), requestMail.parse(facts), mailIdOf(job))
    },
    [ERASE_TASK]: async () => {
      const erased = await eraseOldRequests(await systemContext(ERASE_TASK))
      if (erased > 0) log.info({ erased }, 'requests past their time were erased')
    },
  },
  cron: [{ task: ERASE_TASK, match: NIGHTLY, options: NO_BACKFILL }],
} satisfies Jobs
