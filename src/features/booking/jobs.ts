import { z } from 'zod'
import { FOREIGN_QUOTA_TASK } from '@/features/catalogue/server'
import { systemContext } from '@/platform/database/payload'
import { type Jobs, mailIdOf, NIGHTLY, NO_BACKFILL } from '@/platform/jobs/jobs'
import { log } from '@/platform/process/log'
import {
  BOOKING_CODE_TASK,
  BOOKING_NEWS_TASK,
  bookingCodeFacts,
  bookingNewsFacts,
  CONTRACT_COPY_TASK,
  contractCopyFacts,
  eraseOldBookings,
  FEE_FAILED_TASK,
  FEE_REFUNDED_TASK,
  FEE_SETTLED_TASK,
  FEE_SLIP_REFUSED_TASK,
  failBookingPayment,
  LAPSE_HOLDS_TASK,
  lapseHolds,
  RECEIPT_TASK,
  reckonForeignQuotas,
  recordRefund,
  recordSlipRefusal,
  SIGNER_LINK_TASK,
  sendBookingCode,
  sendBookingNews,
  sendContractCopy,
  sendReceipt,
  sendSignerLink,
  sendTakenOver,
  settleBooking,
  signerLinkFacts,
  TAKEN_OVER_TASK,
} from './server'

const takenOverJob = z.object({ booking: z.number().int(), seller: z.number().int(), until: z.coerce.date() })
const receiptJob = z.object({ booking: z.number().int(), invoice: z.string() })

const payable = z.object({ reference: z.string() })
const refunded = payable.extend({ number: z.string(), amount: z.number().int().positive() })
const slipRefused = payable.extend({ reason: z.string(), way: z.string(), until: z.coerce.date() })
const settled = payable.extend({
  kind: z.string(),
  invoice: z.string(),
  amount: z.number().int().positive(),
  paidAt: z.coerce.date(),
  receiptNumber: z.string().min(1),
})

const quotaJob = z.object({ project: z.number().int() })

/** The foreign quota of every condominium, whatever has changed it. */
const RECKON_ALL_TASK = 'booking.reckon-quotas'

/** Erases who booked, when their time is over (PDPA §37(3)). */
const ERASE_TASK = 'booking.erase-old'

export const jobs = {
  tasks: {
    [BOOKING_CODE_TASK]: async (facts, { job }) =>
      sendBookingCode(await systemContext(BOOKING_CODE_TASK), bookingCodeFacts.parse(facts), mailIdOf(job)),
    [BOOKING_NEWS_TASK]: async (facts, { job }) =>
      sendBookingNews(await systemContext(BOOKING_NEWS_TASK), bookingNewsFacts.parse(facts), mailIdOf(job)),
    [TAKEN_OVER_TASK]: async (facts, { job }) =>
      sendTakenOver(await systemContext(TAKEN_OVER_TASK), takenOverJob.parse(facts), mailIdOf(job)),
    [RECEIPT_TASK]: async (facts, { job }) =>
      sendReceipt(await systemContext(RECEIPT_TASK), receiptJob.parse(facts), mailIdOf(job)),
    [SIGNER_LINK_TASK]: async (facts, { job }) =>
      sendSignerLink(await systemContext(SIGNER_LINK_TASK), signerLinkFacts.parse(facts), mailIdOf(job)),
    [CONTRACT_COPY_TASK]: async (facts, { job }) =>
      sendContractCopy(await systemContext(CONTRACT_COPY_TASK), contractCopyFacts.parse(facts), mailIdOf(job)),
    [LAPSE_HOLDS_TASK]: async () => {
      await lapseHolds(await systemContext(LAPSE_HOLDS_TASK))
    },
    [FEE_SETTLED_TASK]: async (facts) => {
      await settleBooking(await systemContext(FEE_SETTLED_TASK), settled.parse(facts))
    },
    [FEE_REFUNDED_TASK]: async (facts) => recordRefund(await systemContext(FEE_REFUNDED_TASK), refunded.parse(facts)),
    [FEE_SLIP_REFUSED_TASK]: async (facts) =>
      recordSlipRefusal(await systemContext(FEE_SLIP_REFUSED_TASK), slipRefused.parse(facts)),
    [FEE_FAILED_TASK]: async (facts) =>
      failBookingPayment(await systemContext(FEE_FAILED_TASK), payable.parse(facts).reference),
    [FOREIGN_QUOTA_TASK]: async (facts) =>
      reckonForeignQuotas(await systemContext(FOREIGN_QUOTA_TASK), quotaJob.parse(facts).project),
    [RECKON_ALL_TASK]: async () => reckonForeignQuotas(await systemContext(RECKON_ALL_TASK)),
    [ERASE_TASK]: async () => {
      const erased = await eraseOldBookings(await systemContext(ERASE_TASK))
      if (erased > 0) log.info({ erased }, 'buyers of bookings past their time were erased')
    },
  },
  cron: [
    { task: LAPSE_HOLDS_TASK, match: '* * * * *', options: NO_BACKFILL },
    { task: RECKON_ALL_TASK, match: NIGHTLY, options: NO_BACKFILL },
    { task: ERASE_TASK, match: NIGHTLY, options: NO_BACKFILL },
  ],
} satisfies Jobs
