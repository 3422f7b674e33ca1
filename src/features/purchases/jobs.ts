import { z } from 'zod'
import { BOOKING_CANCELLED_TASK, BOOKING_ERASED_TASK } from '@/features/booking/server'
import { systemContext } from '@/platform/database/payload'
import { type Jobs, mailIdOf, NO_BACKFILL } from '@/platform/jobs/jobs'
import { log } from '@/platform/process/log'
import {
  askHomeMoneyBack,
  BUYER_NEWS,
  forgetHome,
  HOME_FAILED_TASK,
  HOME_MAIL_TASK,
  HOME_REFUNDED_TASK,
  HOME_SETTLED_TASK,
  HOME_SLIP_REFUSED_TASK,
  KEEPER_NEWS,
  REMIND_TASK,
  recordHomeRefund,
  recordHomeSlipRefusal,
  remindOfPayments,
  sendHomeMail,
  settleHomePayment,
} from './server'

const mail = z.object({
  reference: z.string(),
  news: z.enum([...BUYER_NEWS, ...KEEPER_NEWS]),
  buyer: z.number().int().optional(),
  payment: z.number().int().optional(),
  appointment: z.string().optional(),
  amount: z.number().int().optional(),
})

const cancelled = z.object({
  reference: z.string(),
  share: z.number().int().nullable(),
  reason: z.string(),
  staff: z.number().int().nullable(),
})
const erased = z.object({ booking: z.number().int() })
const refunded = z.object({ reference: z.string(), amount: z.number().int().positive() })
const slipRefused = z.object({ reference: z.string(), way: z.string() })
const settled = z.object({
  kind: z.string(),
  reference: z.string(),
  invoice: z.string(),
  amount: z.number().int().positive(),
  paidAt: z.coerce.date(),
  receiptNumber: z.string().min(1),
})

/** 9:00 in Thailand. */
const MORNING = '0 2 * * *'

export const jobs = {
  tasks: {
    [HOME_SETTLED_TASK]: async (facts) => {
      await settleHomePayment(await systemContext(HOME_SETTLED_TASK), settled.parse(facts))
    },
    [HOME_REFUNDED_TASK]: async (facts) =>
      recordHomeRefund(await systemContext(HOME_REFUNDED_TASK), refunded.parse(facts)),
    [HOME_SLIP_REFUSED_TASK]: async (facts) =>
      recordHomeSlipRefusal(await systemContext(HOME_SLIP_REFUSED_TASK), slipRefused.parse(facts)),
    // The page says so, and the next try is a payment of its own.
    [HOME_FAILED_TASK]: async () => undefined,
    [BOOKING_CANCELLED_TASK]: async (facts) => {
      await askHomeMoneyBack(await systemContext(BOOKING_CANCELLED_TASK), cancelled.parse(facts))
    },
    [BOOKING_ERASED_TASK]: async (facts) =>
      forgetHome(await systemContext(BOOKING_ERASED_TASK), erased.parse(facts).booking),
    [HOME_MAIL_TASK]: async (facts, { job }) =>
      sendHomeMail(await systemContext(HOME_MAIL_TASK), mail.parse(facts), mailIdOf(job)),
    [REMIND_TASK]: async () => {
      const due = await remindOfPayments(await systemContext(REMIND_TASK))
      if (due > 0) log.info({ due }, 'buyers were reminded of payments')
    },
  },
  cron: [{ task: REMIND_TASK, match: MORNING, options: NO_BACKFILL }],
} satisfies Jobs
