import { type SlipRefusal, sendSlip } from '@/features/payments/server'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { isOpen } from '../domain/booking-states'
import { LAST_PAYMENT_SECONDS, minutesAfter, SLIP_HOURS, wordUntil } from '../domain/hold'
import { may } from '../domain/permissions'
import { byToken, lockBooking, type StoredBooking } from './booking-record'
import { BOOKING_NEWS_TASK } from './booking-tasks'
import { lapseIfOver } from './lapse-holds'
import { addEvent, setHoldEnd, takeStep } from './take-step'

/** Until when a payment may come so that it is in time for a hold that ends then. */
const beforeEnd = (end: Date) => new Date(end.getTime() - LAST_PAYMENT_SECONDS * 1000)

/** Until when the hold of a booking lasts while finance looks for the money. */
export const checkedUntil = ({ snapshot }: StoredBooking, now: Date): Date =>
  minutesAfter(now, (snapshot.slipHours ?? SLIP_HOURS) * 60)

const laterOf = (one: Date, other: Date | null): Date => (other !== null && other > one ? other : one)

/** When the buyer of a booking first said, without a slip, that they had paid; null when they never did. */
async function firstWordAt(ctx: TransactionContext, { id }: StoredBooking): Promise<Date | null> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(
    sql`select min(at) as at from booking_events where booking_id = ${id} and step = 'word'`,
  )
  return rows[0]?.at ? new Date(rows[0].at as string) : null
}

/** Lets an open hold end then, and says why. The booking is being paid meanwhile. */
export async function extendHoldFor(
  ctx: TransactionContext,
  booking: StoredBooking,
  {
    until,
    name,
    by,
    note = '',
  }: { until: Date; name: 'slip' | 'word' | 'slipRefused'; by: 'buyer' | 'staff' | 'system'; note?: string },
): Promise<void> {
  if (!isOpen(booking.state) || !booking.holdEndsAt) return
  const state = booking.state === 'signed' && by !== 'system' ? await takeStep(ctx, booking, { name: 'pay', by }) : null
  // A hold that staff extended is not shortened by the slip that comes within it.
  const end = name === 'slipRefused' ? until : laterOf(until, booking.holdEndsAt)
  await setHoldEnd(ctx, booking, end)
  const now = state ?? booking.state
  await addEvent(ctx, booking.id, { name, by, note, from: now, to: now })
}

/**
 * Takes the slip of the buyer, or their word that they have paid. While two people of finance look for the money the
 * hold lasts: with a slip for as long as the campaign says, for a word two hours at most. A hold that is over stays over, and
 * the rule of late payments decides.
 */
export function sendBookingSlip(
  ctx: Context,
  token: string,
  sent: { upload: string | null; note: string },
): Promise<Result<null, SlipRefusal | 'gone'>> {
  requireActor(ctx, may.sendBookingSlip)

  return inTransaction(ctx, async (inside): Promise<Result<null, SlipRefusal | 'gone'>> => {
    const locked = await lockBooking(inside, byToken(token))
    if (!locked) return refuse('gone')
    const booking = await lapseIfOver(inside, locked)
    const name = sent.upload === null ? 'word' : 'slip'
    const until =
      name === 'slip'
        ? checkedUntil(booking, inside.now)
        : laterOf(wordUntil(await firstWordAt(inside, booking), inside.now), booking.holdEndsAt)
    const { reference } = booking
    const taken = await sendSlip(inside, { kind: 'booking', reference }, { ...sent, until: beforeEnd(until) })
    if (!taken.ok) return taken
    await extendHoldFor(inside, booking, { until, name, by: 'buyer', note: taken.value })
    return ok(null)
  })
}

/** Takes note that finance refused a slip: an open hold lasts until another one can be sent, and the buyer is told. */
export function recordSlipRefusal(
  ctx: Context,
  { reference, reason, way, until }: { reference: string; reason: string; way: string; until: Date },
): Promise<void> {
  requireActor(ctx, may.recordSlipRefusal)

  return inTransaction(ctx, async (inside) => {
    const locked = await lockBooking(inside, sql`reference = ${reference}`)
    if (!locked) return
    // A hold that is over has given its place to others: it is not made longer.
    const booking = await lapseIfOver(inside, locked)
    const mended = new Date(until.getTime() + LAST_PAYMENT_SECONDS * 1000)
    // A word that was not found true gives no more time than a word gives.
    const worded =
      way === 'said' ? laterOf(wordUntil(await firstWordAt(inside, booking), inside.now), booking.holdEndsAt) : mended
    const end = worded < mended ? worded : mended
    await extendHoldFor(inside, booking, { until: end, name: 'slipRefused', by: 'system', note: reason })
    // What sales took at the counter is cleared up by sales, who stand before the buyer.
    if (way !== 'counter')
      await enqueue(inside, BOOKING_NEWS_TASK, { booking: booking.id, news: 'slip_refused', reason })
  })
}
