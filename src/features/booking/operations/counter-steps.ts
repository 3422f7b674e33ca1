import { type CounterMethod, isSlipOpen } from '@/features/payments'
import { type CounterRefusal, latestSlip, mayKeepForSlip, takeAtCounter } from '@/features/payments/server'
import { ok, type Result, refuse } from '@/kernel/result'
import type { CodeRefusal, SendRefusal } from '@/kernel/sign-in/mailed-code'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import type { CodePurpose } from '../domain/code'
import type { Identity } from '../domain/identity'
import { may } from '../domain/permissions'
import { isAddressOfStaff } from './address-of-staff'
import { payableOf } from './begin-payment'
import { openIdentity } from './booking-secrets'
import { onBookingOfSeller, type SellerRefusal } from './change-booking'
import { sendCodeOf, verifyBooking } from './check-booking-code'
import { type IdentifyRefusal, identify } from './identify-buyers'
import { checkedUntil, extendHoldFor } from './send-booking-slip'
import { type Signature, type SignRefusal, signBooking } from './sign-contract'

/** Stores who buys a home that was taken over before anybody was named, or mends what was typed. */
export function identifyAtCounter(
  ctx: Context,
  reference: string,
  identity: Identity,
): Promise<Result<null, IdentifyRefusal | SellerRefusal | 'ofStaff'>> {
  requireActor(ctx, may.identifyAtCounter)

  return onBookingOfSeller<null, IdentifyRefusal | 'ofStaff'>(ctx, reference, async (inside, booking) =>
    (await isAddressOfStaff(inside, identity)) ? refuse('ofStaff') : identify(inside, booking, identity, 'staff'),
  )
}

/** Confirms the buyer's address with the code that was mailed to them. */
export function verifyAtCounter(
  ctx: Context,
  reference: string,
  typed: string,
): Promise<Result<null, CodeRefusal | SellerRefusal>> {
  requireActor(ctx, may.verifyAtCounter)

  return onBookingOfSeller<null, CodeRefusal | SellerRefusal>(ctx, reference, (inside, booking) =>
    verifyBooking(inside, booking, typed, 'staff'),
  )
}

/** Mails the buyer a new code, to confirm their address or to sign with. */
export function sendCodeAtCounter(
  ctx: Context,
  reference: string,
  purpose: CodePurpose,
): Promise<Result<null, SendRefusal | SellerRefusal>> {
  requireActor(ctx, may.sendCodeAtCounter)

  return onBookingOfSeller<null, SendRefusal | SellerRefusal>(ctx, reference, (inside, booking) =>
    sendCodeOf(inside, booking, purpose),
  )
}

/** The buyer signs on the device of the counter, with their name and the code of their mail, as on the web. */
export function signAtCounter(
  ctx: Context,
  reference: string,
  signed: Signature,
): Promise<Result<null, SignRefusal | SellerRefusal | 'staffSigns'>> {
  requireActor(ctx, may.signAtCounter)

  return onBookingOfSeller<null, SignRefusal | 'staffSigns'>(ctx, reference, async (inside, booking) => {
    // A booking that was taken over may have been begun with the address of a colleague.
    const identity = openIdentity(booking.reference, booking.identity)
    if (identity && (await isAddressOfStaff(inside, identity))) return refuse('staffSigns')
    return signBooking(inside, booking, signed, 'staff')
  })
}

/**
 * Records money that the seller took for the fee. It counts once somebody else, of finance, has found it; the hold lasts
 * meanwhile, as it does for a slip, unless finance did not find it three times. `paying`: the buyer is paying another way just now.
 */
export function payAtCounter(
  ctx: Context,
  reference: string,
  money: { method: CounterMethod; line: string; note: string },
): Promise<Result<null, CounterRefusal | SellerRefusal | 'paying'>> {
  requireActor(ctx, may.payAtCounter)

  return onBookingOfSeller<null, CounterRefusal | SellerRefusal | 'paying'>(ctx, reference, async (inside, booking) => {
    if (booking.state === 'paying')
      return refuse(isSlipOpen(await latestSlip(inside, 'booking', reference)) ? 'waits' : 'paying')
    if (booking.state !== 'signed') return refuse('over')
    const isKept = await mayKeepForSlip(inside, 'booking', reference)
    const until = isKept ? checkedUntil(booking, inside.now) : (booking.holdEndsAt ?? inside.now)
    const taken = await takeAtCounter(inside, { payable: payableOf(booking, until), ...money })
    if (!taken.ok) return taken
    await extendHoldFor(inside, booking, { until, name: 'slip', by: 'staff', note: taken.value })
    return ok(null)
  })
}
