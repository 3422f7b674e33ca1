import { APPOINTMENT_PROPOSED, type OwnBooking } from '@/features/booking'
import { lockBookingOf, moveBooking } from '@/features/booking/server'
import { isMadeFrom } from '@/kernel/form/form-version'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf } from '@/platform/database/rows'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import {
  type AppointmentKind,
  type AppointmentState,
  type AppointmentStep,
  appointmentAfter,
} from '../domain/appointment'
import { appointmentVersion } from '../domain/form-versions'
import { keptText, takesPayments } from '../domain/home'
import { may } from '../domain/permissions'
import { lockHome } from './home-link'
import { appointmentsOf, assignKeeper, nowOf } from './home-record'
import { tellBuyers, tellKeeper } from './tell'

export type AppointmentRefusal = 'gone' | 'notNow' | 'past' | 'noPlace' | 'empty' | 'changed'

/** Whether a form was made from the appointment that stands. The booking is locked. */
const isFromWhatStands = async (ctx: TransactionContext, booking: number, kind: AppointmentKind, madeFrom: string) =>
  isMadeFrom(madeFrom, appointmentVersion(await appointmentsOf(ctx, booking), kind))

/** The appointment of a kind that is still ahead. The booking is locked, so that nobody else changes it. */
async function aheadOf(ctx: TransactionContext, booking: number, kind: AppointmentKind) {
  const [row] = await rowsOf(
    ctx,
    sql`select id, state from home_appointments where booking_id = ${booking} and kind = ${kind}
      and state in ('proposed', 'confirmed', 'declined') for update`,
  )
  return row ? { id: Number(row.id), state: row.state as AppointmentState } : null
}

/** Takes a step of the appointment that is ahead; false when it is not open. */
async function moveAhead(
  ctx: TransactionContext,
  booking: number,
  kind: AppointmentKind,
  step: AppointmentStep,
  wish = '',
): Promise<boolean> {
  const ahead = await aheadOf(ctx, booking, kind)
  const state = ahead && appointmentAfter(ahead.state, step)
  if (!state) return false
  await rowsOf(
    ctx,
    sql`update home_appointments set state = ${state}, wish = ${wish}, changed_at = ${nowOf(ctx)}
      where id = ${ahead.id}`,
  )
  return true
}

/** What staff propose: what for, when and where. */
export interface Proposal {
  kind: AppointmentKind
  at: Date
  place: string
  /** The `appointmentVersion` that the form carries. */
  madeFrom?: string
}

/** Keeps the proposal in the place of the one before; the first one for the contract moves the booking on. */
async function storeProposal(
  ctx: TransactionContext,
  { id, reference, state }: Pick<OwnBooking, 'id' | 'reference' | 'state'>,
  { kind, at, place }: Proposal,
): Promise<void> {
  const [ahead, starts] = [await aheadOf(ctx, id, kind), sql`${at.toISOString()}::timestamptz`]
  if (kind === 'contract' && state === 'booked')
    await moveBooking(ctx, reference, { name: 'appoint', reason: APPOINTMENT_PROPOSED })
  await rowsOf(
    ctx,
    ahead
      ? sql`update home_appointments set state = 'proposed', wish = '', starts_at = ${starts}, place = ${place},
          changed_at = ${nowOf(ctx)} where id = ${ahead.id}`
      : sql`insert into home_appointments (booking_id, kind, state, starts_at, place, changed_at)
          values (${id}, ${kind}, 'proposed', ${starts}, ${place}, ${nowOf(ctx)})`,
  )
}

/**
 * Proposes a time and a place to the buyers, or another one than before. The first one for the contract also moves the
 * booking on to `contract_appointed`. Refused with `changed` where the buyer or a colleague changed it since the form was opened.
 */
export function proposeAppointment(
  ctx: Context,
  reference: string,
  { kind, at, place, madeFrom = '' }: Proposal,
): Promise<Result<null, AppointmentRefusal>> {
  requireActor(ctx, may.proposeAppointment)

  return inTransaction(ctx, async (inside): Promise<Result<null, AppointmentRefusal>> => {
    const where = keptText(place, 200)
    if (where === '') return refuse('noPlace')
    if (at <= inside.now) return refuse('past')
    const booking = await lockBookingOf(inside, reference)
    if (!booking) return refuse('gone')
    if (!takesPayments(booking.state)) return refuse('notNow')
    if (!(await isFromWhatStands(inside, booking.id, kind, madeFrom))) return refuse('changed')
    await storeProposal(inside, booking, { kind, at, place: where })
    await assignKeeper(inside, booking.id)
    await tellBuyers(inside, booking, 'proposed', { appointment: kind })
    return ok(null)
  })
}

/** Staff note that an appointment took place, or call it off. Refused with `changed` as a proposal is. */
export function endAppointment(
  ctx: Context,
  reference: string,
  {
    kind,
    step,
    madeFrom = '',
  }: Pick<Proposal, 'kind' | 'madeFrom'> & { step: Extract<AppointmentStep, 'finish' | 'cancel'> },
): Promise<Result<null, AppointmentRefusal>> {
  requireActor(ctx, may.endAppointment)

  return inTransaction(ctx, async (inside): Promise<Result<null, AppointmentRefusal>> => {
    const booking = await lockBookingOf(inside, reference)
    if (!booking) return refuse('gone')
    if (!(await isFromWhatStands(inside, booking.id, kind, madeFrom))) return refuse('changed')
    if (!(await moveAhead(inside, booking.id, kind, step))) return refuse('notNow')
    if (step === 'cancel') await tellBuyers(inside, booking, 'calledOff', { appointment: kind })
    return ok(null)
  })
}

/** The first buyer confirms a proposed time, or asks for another one and says which. */
export function answerAppointment(
  ctx: Context,
  token: string,
  { kind, wish }: { kind: AppointmentKind; wish: string | null },
): Promise<Result<null, AppointmentRefusal>> {
  requireActor(ctx, may.answerAppointment)

  const wanted = wish === null ? '' : keptText(wish, 500)
  const isConfirmed = wish === null
  return inTransaction(ctx, async (inside): Promise<Result<null, AppointmentRefusal>> => {
    const link = await lockHome(inside, token)
    if (link?.buyer !== 1) return refuse('gone')
    if (!isConfirmed && wanted === '') return refuse('empty')
    const moved = await moveAhead(inside, link.booking.id, kind, isConfirmed ? 'confirm' : 'decline', wanted)
    if (!moved) return refuse('notNow')
    await tellKeeper(inside, link.booking, isConfirmed ? 'confirmed' : 'declined', { appointment: kind })
    return ok(null)
  })
}
