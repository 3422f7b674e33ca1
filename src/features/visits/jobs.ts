import { z } from 'zod'
import { systemContext } from '@/platform/database/payload'
import { type Jobs, mailIdOf, NIGHTLY, NO_BACKFILL } from '@/platform/jobs/jobs'
import { log } from '@/platform/process/log'
import { eraseOldAppointments, remindVisitors, sendVisitMail, VISIT_MAIL_TASK } from './server'

const visitMail = z.object({
  appointment: z.number().int(),
  news: z.enum(['booked', 'moved', 'cancelled', 'reminder']),
  to: z.enum(['visitor', 'desk']),
})

const REMIND_TASK = 'visits.remind'

/** Erases personal data of visits long past (PDPA §37(3)). */
const ERASE_TASK = 'visits.erase-old'

export const jobs = {
  tasks: {
    [VISIT_MAIL_TASK]: async (facts, { job }) =>
      sendVisitMail(await systemContext(VISIT_MAIL_TASK), visitMail.parse(facts), mailIdOf(job)),
    [REMIND_TASK]: async () => {
      await remindVisitors(await systemContext(REMIND_TASK))
    },
    [ERASE_TASK]: async () => {
      const erased = await eraseOldAppointments(await systemContext(ERASE_TASK))
      if (erased > 0) log.info({ erased }, 'appointments past their time were erased')
    },
  },
  cron: [
    { task: REMIND_TASK, match: '*/10 * * * *', options: NO_BACKFILL },
    { task: ERASE_TASK, match: NIGHTLY, options: NO_BACKFILL },
  ],
} satisfies Jobs
