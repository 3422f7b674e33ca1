import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { inTransaction } from '@/platform/transaction'
import type { BookingState, StepName } from '../domain/booking-states'
import { may } from '../domain/permissions'
import { lockBooking } from './booking-record'
import { takeStep } from './take-step'

/** A step that staff take for a booking, with the reason that its history keeps. */
export interface StaffStep {
  name: StepName
  reason: string
}

/** Takes a step of staff: the appointment, the contract, the transfer, a cancellation, a refund. */
export function moveBooking(
  ctx: Context,
  reference: string,
  { name, reason }: StaffStep,
): Promise<Result<BookingState, 'gone' | 'noReason' | 'notNow'>> {
  requireActor(ctx, may.moveBooking)

  return inTransaction(ctx, async (inside): Promise<Result<BookingState, 'gone' | 'noReason' | 'notNow'>> => {
    if (reason.trim() === '') return refuse('noReason')
    const booking = await lockBooking(inside, sql`reference = ${reference}`)
    if (!booking) return refuse('gone')
    const who = inside.actor.kind === 'staff' ? `staff ${inside.actor.id}: ` : ''
    const state = await takeStep(inside, booking, { name, by: 'staff', note: `${who}${reason.trim()}` })
    return state ? ok(state) : refuse('notNow')
  })
}
