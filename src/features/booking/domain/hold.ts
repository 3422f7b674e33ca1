import { type BookingState, isOpen } from './booking-states'
import { MAX_BUYERS } from './identity'

/** For how long a unit is held while its buyer fills in the forms, unless the campaign says otherwise. */
export const HOLD_MINUTES = 15
/** A hold can be prolonged so often. */
export const MAX_RENEWALS = 1
/** Whoever buys with others gets so much more time for each further buyer, once each: their details are typed, too. */
export const CO_BUYER_MINUTES = 5
/** The provider must take no money in the last minute of a hold. */
export const LAST_PAYMENT_SECONDS = 60
/** For how long a unit is held at most while finance checks a transfer, unless the campaign says otherwise. */
export const SLIP_HOURS = 24
/** The word of a buyer without a slip keeps a unit for so long, counted from the first one, however often it is given. */
export const WORD_HOURS = 2
/** A payment on its way may still be announced for so long after the end of the hold. */
export const PAYMENT_GRACE_MINUTES = 5

/** A hold that ends within so many hours of its beginning is one of minutes: its unit still counts for the starting price. */
const BRIEF_HOURS = 3

const MINUTE = 60_000

/** Who ended a hold: its time, its buyer, or the sales gallery. */
export type HoldEnd = 'time' | 'buyer' | 'staff'

export const minutesAfter = (from: Date, minutes: number): Date => new Date(from.getTime() + minutes * MINUTE)

/** How much longer so many further buyers take. */
export const minutesFor = (coBuyers: number): number => coBuyers * CO_BUYER_MINUTES

/** How many further buyers are still to be given time: so many were, and so many people buy together. */
export const coBuyersToTime = (given: number, buyers: number): number =>
  Number.isInteger(buyers) ? Math.max(0, Math.min(buyers, MAX_BUYERS) - 1 - given) : 0

interface Held {
  state: BookingState
  /** Null once the fee is paid. */
  holdEndsAt: Date | null
  renewals: number
}

/** Until when a buyer's word keeps a unit. `firstAt`: when they gave it first. */
export const wordUntil = (firstAt: Date | null, now: Date): Date => minutesAfter(firstAt ?? now, WORD_HOURS * 60)

/** When the unit goes back on sale: at the end of the hold, later while a payment is on its way. */
export function freedAt({ state, holdEndsAt }: Pick<Held, 'state' | 'holdEndsAt'>): Date | null {
  if (!isOpen(state) || !holdEndsAt) return null
  return state === 'paying' ? minutesAfter(holdEndsAt, PAYMENT_GRACE_MINUTES) : holdEndsAt
}

/** Whether the hold is over. */
export function isOver(held: Pick<Held, 'state' | 'holdEndsAt'>, now: Date): boolean {
  const end = freedAt(held)
  return end !== null && end.getTime() <= now.getTime()
}

/** Whether a hold is one of minutes, and not one that waits for the bank or for a second pair of eyes. */
export const isBrief = (heldAt: Date, endsAt: Date): boolean =>
  endsAt.getTime() - heldAt.getTime() <= BRIEF_HOURS * 60 * MINUTE

/** A hold with what its length follows from. */
interface RenewableHold extends Held {
  snapshot: { holdMinutes: number }
  coBuyers: number
}

/** Until when a hold lasts that is prolonged now: a whole one, with the time of every further buyer. */
export const renewedUntil = ({ snapshot, coBuyers }: RenewableHold, now: Date): Date =>
  minutesAfter(now, snapshot.holdMinutes + minutesFor(coBuyers))

/**
 * Whether the buyer may have more time: once, before the end, and only where it is more, as a hold that waits for the bank
 * or was made longer for signatures lasts for hours. Further buyers have their own time to sign.
 */
export const mayRenew = (held: RenewableHold, now: Date): boolean =>
  held.renewals < MAX_RENEWALS &&
  isOpen(held.state) &&
  held.state !== 'paying' &&
  held.state !== 'co_signing' &&
  !isOver(held, now) &&
  held.holdEndsAt !== null &&
  renewedUntil(held, now) >= held.holdEndsAt

/** Until when a payment may be started; null when it is too late. */
export function payUntil({ holdEndsAt }: Pick<Held, 'holdEndsAt'>, now: Date): Date | null {
  if (!holdEndsAt) return null
  const until = new Date(holdEndsAt.getTime() - LAST_PAYMENT_SECONDS * 1000)
  return until.getTime() > now.getTime() ? until : null
}
