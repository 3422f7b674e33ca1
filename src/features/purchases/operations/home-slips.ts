import { lockBookingOf } from '@/features/booking/server'
import type { CounterMethod } from '@/features/payments'
import { type CounterRefusal, type SlipRefusal, sendSlip, takeAtCounter } from '@/features/payments/server'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction } from '@/platform/database/transaction'
import { payableReference, readPayableReference } from '../domain/home'
import { may } from '../domain/permissions'
import { lockHome } from './home-link'
import { lockPayment } from './home-record'
import { PAYMENT_KIND } from './home-tasks'
import { isPayable, payableOf } from './pay-home'
import { tellBuyers } from './tell'

/** How long a payment stays open while finance looks for its money. Nothing is held from others by it. */
const CHECK_MS = 7 * 24 * 60 * 60_000

/**
 * Takes the slip of a transfer for one payment of the plan, or the word of a buyer that it was made. Nothing counts as
 * paid before two people of finance have said so.
 */
export function sendHomeSlip(
  ctx: Context,
  token: string,
  { number, ...sent }: { number: number; upload: string | null; note: string },
): Promise<Result<null, SlipRefusal | 'gone' | 'notNow'>> {
  requireActor(ctx, may.sendHomeSlip)

  return inTransaction(ctx, async (inside): Promise<Result<null, SlipRefusal | 'gone' | 'notNow'>> => {
    const link = await lockHome(inside, token)
    const payment = link && (await lockPayment(inside, link.booking.id, number))
    if (!payment) return refuse('gone')
    if (!isPayable(link.booking, payment)) return refuse('notNow')
    const reference = payableReference(link.booking.reference, number)
    const until = new Date(inside.now.getTime() + CHECK_MS)
    const taken = await sendSlip(inside, { kind: PAYMENT_KIND, reference }, { ...sent, until })
    return taken.ok ? ok(null) : taken
  })
}

/** Tells the buyers that finance did not find the money of a slip. What sales took at the counter they clear up there. */
export function recordHomeSlipRefusal(
  ctx: Context,
  { reference, way }: { reference: string; way: string },
): Promise<void> {
  requireActor(ctx, may.recordHomeSlipRefusal)

  return inTransaction(ctx, async (inside) => {
    const named = readPayableReference(reference)
    const booking = named && (await lockBookingOf(inside, named.booking))
    if (booking && way !== 'counter') await tellBuyers(inside, booking, 'slipRefused', { payment: named.number })
  })
}

/** Why money for a home was not recorded. */
export type HomeCounterRefusal = CounterRefusal | 'gone' | 'notNow'

/**
 * Records money that sales took at the counter for one payment of the plan, as the first of two people: it counts once
 * somebody else, of finance, has found it.
 */
export function payHomeAtCounter(
  ctx: Context,
  reference: string,
  { number, ...money }: { number: number; method: CounterMethod; line: string; note: string },
): Promise<Result<null, HomeCounterRefusal>> {
  requireActor(ctx, may.payHomeAtCounter)

  return inTransaction(ctx, async (inside): Promise<Result<null, HomeCounterRefusal>> => {
    const booking = await lockBookingOf(inside, reference)
    const payment = booking && (await lockPayment(inside, booking.id, number))
    if (!payment) return refuse('gone')
    if (!isPayable(booking, payment)) return refuse('notNow')
    const payable = payableOf(booking, payment, new Date(inside.now.getTime() + CHECK_MS))
    const taken = await takeAtCounter(inside, { payable, ...money })
    return taken.ok ? ok(null) : taken
  })
}
