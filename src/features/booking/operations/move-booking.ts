import { sellsProject } from '@/features/leads/server'
import { askRefundFor } from '@/features/payments/server'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { inTransaction, type TransactionContext } from '@/platform/transaction'
import type { BookingState, StepName } from '../domain/booking-states'
import { isEnding } from '../domain/desk'
import { may } from '../domain/permissions'
import { type RefundReason, refundOf } from '../domain/refund-rules'
import { lockBooking, type StoredBooking } from './booking-record'
import { takeStep } from './take-step'

/** A step that staff take for a booking, with the reason that its history keeps. */
export interface StaffStep {
  name: StepName
  reason: string
  /** Why a booking is cancelled: the rule that says what goes back. */
  rule?: RefundReason
}

export type MoveRefusal = 'gone' | 'noReason' | 'notNow' | 'notYourProject'

/** Asks finance for what the rule gives back. Where the contract decides, finance asks for it itself. */
async function askRefundOf(ctx: TransactionContext, booking: StoredBooking, step: StaffStep): Promise<void> {
  const { termsVersion, paidAmount, reference } = booking
  const amount = step.rule ? refundOf(termsVersion, step.rule, paidAmount ?? 0) : null
  if (!amount) return
  const asked = await askRefundFor(ctx, { kind: 'booking', reference, amount, reason: step.reason })
  if (!asked.ok) throw new Error(`The refund of ${reference} was refused: ${asked.refusal}`)
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
    const booking = await lockBooking(inside, sql`reference = ${reference}`)
    if (!booking) return refuse('gone')
    if (!(await sellsProject(inside, booking.project))) return refuse('notYourProject')
    const note = step.rule ? `${step.rule}: ${reason}` : reason
    const state = await takeStep(inside, booking, { name: step.name, by: 'staff', note })
    if (!state) return refuse('notNow')
    if (isEnding(step.name)) await askRefundOf(inside, booking, { ...step, reason })
    return ok(state)
  })
}
