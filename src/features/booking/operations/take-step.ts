import { callAfterRelease } from '@/features/launches/server'
import type { UnitState } from '@/kernel/vocabulary'
import { staffOf } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { localApi } from '@/platform/database/local-api'
import type { TransactionContext } from '@/platform/database/transaction'
import { enqueue, enqueueOnce } from '@/platform/jobs/queue'
import type { Booking } from '../domain/booking'
import {
  type BookingState,
  type Doer,
  holdsUnit,
  isOpen,
  publicStateOf,
  type StepName,
  stateAfter,
} from '../domain/booking-states'
import { isBrief, minutesAfter } from '../domain/hold'
import { isUnnamed } from '../domain/unnamed-holds'
import { BOOKING_CONTRACTED_TASK, LAPSE_HOLDS_TASK } from './booking-tasks'
import { followForeignBooking } from './follow-foreign-booking'

/** What the history keeps besides the steps that lead to another state. */
type SideStep =
  | ('hold' | 'renew' | 'slip' | 'word' | 'slipRefused' | 'takeOver' | 'printPaper')
  | ('signNext' | 'inviteSigner' | 'correctSigner')

/** One step of a booking: what, by whom, and why. */
export interface TakenStep {
  name: StepName
  by: Doer
  note?: string
}

/** The units change hands through the system: buyers have no rights on them. */
const asSystem = (ctx: TransactionContext): TransactionContext => ({
  ...ctx,
  actor: { kind: 'system', name: 'booking' },
})

/** How the public sees a unit; `isHeld`: for minutes, so that its price still counts. */
interface Standing {
  state: UnitState
  isHeld: boolean
}

/** Puts a unit on sale or takes it off, and tells every open page. A unit that staff withheld or sold stays so. */
export async function setUnitState(ctx: TransactionContext, unit: number, { state, isHeld }: Standing): Promise<void> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select state, is_held is true as is_held from units where id = ${unit} for no key update`)
  const now = rows[0] as { state: UnitState; is_held: boolean } | undefined
  if (now === undefined || (now.state === state && now.is_held === isHeld)) return
  if (state !== 'sold' && (now.state === 'sold' || now.state === 'withheld')) return
  const data = { state, isHeld }
  await localApi(asSystem(ctx), 'everything').update({ collection: 'units', id: unit, depth: 0, data })
}

/**
 * Has the unit back on sale at the moment when its hold ends. Every minute all holds that are over are ended, too; this
 * gives the units of a launch back up to a minute earlier.
 */
export const lapseAt = (ctx: TransactionContext, booking: number, endsAt: Date): Promise<void> =>
  enqueueOnce(ctx, LAPSE_HOLDS_TASK, {}, { key: `booking.lapse-${booking}-${endsAt.getTime()}`, notBefore: endsAt })

/** Lets an open hold end then. Its unit counts for the starting price while the hold is one of minutes. */
export async function setHoldEnd(
  ctx: TransactionContext,
  { id, unit, heldAt }: Pick<Booking, 'id' | 'unit' | 'heldAt'>,
  endsAt: Date,
): Promise<void> {
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`update bookings set hold_ends_at = ${endsAt.toISOString()}::timestamptz where id = ${id}`)
  await lapseAt(ctx, id, endsAt)
  if (unit !== null) await setUnitState(ctx, unit, { state: 'reserved', isHeld: isBrief(heldAt, endsAt) })
}

/** Lets an open hold last for so many minutes from now at least. It is never shortened. */
export async function holdAtLeast(
  ctx: TransactionContext,
  booking: Pick<Booking, 'id' | 'unit' | 'heldAt' | 'holdEndsAt'>,
  minutes: number,
): Promise<void> {
  const until = minutesAfter(ctx.now, minutes)
  if (booking.holdEndsAt && booking.holdEndsAt < until) await setHoldEnd(ctx, booking, until)
}

/** Adds a line to the history of a booking. */
export async function addEvent(
  ctx: TransactionContext,
  booking: number,
  step: {
    name: StepName | SideStep
    by: Doer
    note?: string
    from: BookingState | null
    to: BookingState
  },
): Promise<void> {
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`
    insert into booking_events (booking_id, step, from_state, to_state, doer, staff, note, at)
    values (${booking}, ${step.name}, ${step.from}, ${step.to}, ${step.by}, ${staffOf(ctx)}, ${step.note ?? ''},
            ${ctx.now.toISOString()}::timestamptz)`)
}

/**
 * Takes a step of a locked booking: its state, its history, its hold and the state of its unit, together. Resolves to
 * the new state; null when the table of steps does not allow it, and nothing is changed.
 */
export async function takeStep(
  ctx: TransactionContext,
  booking: Pick<Booking, 'id' | 'state' | 'unit'>,
  step: TakenStep,
): Promise<BookingState | null> {
  const to = stateAfter(booking.state, step.name, step.by)
  if (to === null) return null
  const database = await databaseOf(ctx.payload, ctx.req)
  const now = ctx.now.toISOString()
  const { rows } = await database.execute(
    sql`update bookings set state = ${to}, changed_at = ${now}::timestamptz,
        held_from = case when ${isUnnamed(to)}::boolean then held_from end
      where id = ${booking.id} returning reference`,
  )
  await addEvent(ctx, booking.id, { ...step, from: booking.state, to })
  if (to === 'contracted') await enqueue(ctx, BOOKING_CONTRACTED_TASK, { reference: String(rows[0]?.reference) })
  if (holdsUnit(booking.state) && !holdsUnit(to)) {
    await database.execute(
      sql`update booking_holds set freed_at = ${now}::timestamptz where booking_id = ${booking.id} and freed_at is null`,
    )
  }
  if (holdsUnit(booking.state) !== holdsUnit(to)) await followForeignBooking(ctx, booking.id)
  const isShown = publicStateOf(to) !== publicStateOf(booking.state) || (isOpen(booking.state) && !isOpen(to))
  if (booking.unit !== null && isShown)
    await setUnitState(ctx, booking.unit, { state: publicStateOf(to), isHeld: false })
  if (holdsUnit(booking.state) && !holdsUnit(to)) await callAfterRelease(ctx, booking.id)
  return to
}
