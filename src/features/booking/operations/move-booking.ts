import { sellsProject } from '@/features/leads/server'
import { askBack } from '@/features/payments/server'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { staffOf } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import type { BookingState, StepName } from '../domain/booking-states'
import { CANCEL_REASONS, isEnding } from '../domain/desk'
import { may } from '../domain/permissions'
import { type RefundReason, shareOf } from '../domain/refund-rules'
import { lockBooking, type StoredBooking } from './booking-record'
import { BOOKING_CANCELLED_TASK, BOOKING_NEWS_TASK } from './booking-tasks'
import { takeStep } from './take-step'

/** A step that staff take for a booking, with the reason that its history keeps. */
export interface StaffStep {
  name: StepName
  reason: string
  /** Why a booking is cancelled: the rule that says what goes back. */
  rule?: RefundReason
}

/** Why nothing happened. `rule`: a cancellation names why, and not with a reason that is another step's. */
export type MoveRefusal = 'gone' | 'noReason' | 'rule' | 'notNow' | 'notYourProject'

const isCancelling = (name: StepName): name is keyof typeof CANCEL_REASONS => Object.hasOwn(CANCEL_REASONS, name)

/** Whether the rule of a step is one of its own; steps that cancel nothing have none. */
function hasRightRule({ name, rule }: StaffStep): boolean {
  return isCancelling(name) ? CANCEL_REASONS[name].some((one) => one === rule) : rule === undefined
}

/**
 * Asks finance for what the rule gives back of the fee; whoever knows of more payments is told by a job. Where the
 * contract decides, finance has each payment on the list of those to look at.
 */
async function askRefundOf(ctx: TransactionContext, booking: StoredBooking, step: StaffStep): Promise<void> {
  const { termsVersion, reference } = booking
  if (!step.rule) return
  const [share, reason] = [shareOf(termsVersion, step.rule), step.reason]
  await askBack(ctx, { kind: 'booking', references: [reference], share, reason })
  await enqueue(ctx, BOOKING_CANCELLED_TASK, { reference, share, reason, staff: staffOf(ctx) })
}

/** What follows a step: the refund of a cancellation, and the mail about a hold that somebody of the counter let go. */
async function followUp(ctx: TransactionContext, booking: StoredBooking, step: StaffStep): Promise<void> {
  if (isEnding(step.name)) await askRefundOf(ctx, booking, step)
  if (step.name === 'release') await enqueue(ctx, BOOKING_NEWS_TASK, { booking: booking.id, news: 'released' })
}

/**
 * Takes a step of staff: the appointment, the contract, the transfer, a release, a cancellation. Cancelling is for
 * supervisors, and asks finance for the refund in the same transaction.
 */
export function moveBooking(
  ctx: Context,
  reference: string,
  step: StaffStep,
): Promise<Result<BookingState, MoveRefusal>> {
  requireActor(ctx, isEnding(step.name) ? may.cancelBooking : may.moveBooking)

  return inTransaction(ctx, async (inside): Promise<Result<BookingState, MoveRefusal>> => {
    const reason = step.reason.trim().slice(0, 500)
    if (reason === '') return refuse('noReason')
    if (!hasRightRule(step)) return refuse('rule')
    const booking = await lockBooking(inside, sql`reference = ${reference}`)
    if (!booking) return refuse('gone')
    if (!(await sellsProject(inside, booking.project))) return refuse('notYourProject')
    const note = step.rule ? `${step.rule}: ${reason}` : reason
    const state = await takeStep(inside, booking, { name: step.name, by: 'staff', note })
    if (!state) return refuse('notNow')
    await followUp(inside, booking, { ...step, reason })
    return ok(state)
  })
}
