import { z } from 'zod'
import { BOOKING_CONTRACTED_TASK } from '@/features/booking/server'
import { VISIT_ATTENDED_TASK } from '@/features/visits/server'
import { systemContext } from '@/platform/database/payload'
import { type Jobs, mailIdOf, NO_BACKFILL } from '@/platform/jobs/jobs'
import { log } from '@/platform/process/log'
import { END_CODES_TASK, earnForContract, earnForVisit, endCodes, POINTS_MAIL_TASK, sendPointsMail } from './server'

const visit = z.object({ appointment: z.number().int() })
const contract = z.object({ reference: z.string().min(1) })
const mail = z.discriminatedUnion('news', [
  z.object({ news: z.literal('earned'), entry: z.number().int() }),
  z.object({ news: z.literal('redeemed'), redemption: z.uuid() }),
])

/** What earns points is announced by the features where it happens. */
export const jobs = {
  tasks: {
    [VISIT_ATTENDED_TASK]: async (facts) => {
      await earnForVisit(await systemContext(VISIT_ATTENDED_TASK), visit.parse(facts).appointment)
    },
    [BOOKING_CONTRACTED_TASK]: async (facts) => {
      await earnForContract(await systemContext(BOOKING_CONTRACTED_TASK), contract.parse(facts).reference)
    },
    [POINTS_MAIL_TASK]: async (facts, { job }) =>
      sendPointsMail(await systemContext(POINTS_MAIL_TASK), mail.parse(facts), mailIdOf(job)),
    [END_CODES_TASK]: async () => {
      const ended = await endCodes(await systemContext(END_CODES_TASK))
      if (ended > 0) log.info({ ended }, 'codes of benefits ended, and their points came back')
    },
  },
  cron: [{ task: END_CODES_TASK, match: '*/10 * * * *', options: NO_BACKFILL }],
} satisfies Jobs
