import type { RefundView, SlipView } from '@/features/payments'
import type { Locale } from '@/i18n/locales'
import type { Price } from '@/kernel/price'
import type { Snapshot } from './booking'
import { BOOKING_STATES, type BookingState, isOpen, STEPS, type StepName, stateAfter } from './booking-states'
import type { SignerToReach } from './co-signing'
import type { Parties } from './contract-parties'
import type { PaperView } from './paper-contract'
import { REFUND_REASONS, type RefundReason, refundOf } from './refund-rules'

/** A booking in the list of the sales desk. Money in whole satang. */
export interface DeskBooking {
  reference: string
  state: BookingState
  project: string
  unit: string
  fee: number
  price: number
  heldAt: Date
  holdEndsAt: Date | null
  paidAt: Date | null
  /** The first buyer; null before they named themselves. */
  buyer: string | null
}

/** One booking with its history. */
export interface DeskBookingPage {
  booking: DeskBooking & {
    snapshot: Snapshot
    /** The buyers as the contract names them; null before they are known. */
    parties: Parties | null
    termsVersion: string
    paidAmount: number | null
    receiptNumber: string | null
    signedAt: Date | null
    isForeign: boolean
    renewals: number
    locale: Locale
  }
  /** Who sells it at the counter; null while the buyer goes the way alone. */
  seller: { name: string; isReader: boolean } | null
  /** The buyer has been sent the code to sign with. */
  isSignCodeSent: boolean
  /** Who signs with a code, and when; null before the first signature. */
  signing: readonly SignerToReach[] | null
  /** Every buyer has a mailbox of their own: else all sign on paper. */
  canSignByCode: boolean
  /** The newest contract on paper; null where none was printed. */
  paper: PaperView | null
  /** The newest slip: money that sales took, or that the buyer transferred; null without one. */
  slip: SlipView | null
  /** How to reach the first buyer, and the names of all. No document numbers. */
  contact: {
    email: string
    phone: string
    /** Each with the code of their nationality. */
    buyers: readonly { name: string; nationality: string }[]
    documentEnd: string | null
  } | null
  /** `by`: the name of the member of staff; null for buyers and the system. */
  events: readonly { step: string; to: BookingState; doer: string; by: string | null; note: string; at: Date }[]
  refunds: readonly Pick<RefundView, 'amount' | 'state'>[]
}

/** A unit on the board of a launch: who holds it, and until when. */
export interface BoardUnit {
  id: number
  number: string
  building: string
  floor: number
  type: string
  state: 'available' | 'reserved' | 'sold' | 'withheld'
  booking: { reference: string; state: BookingState; holdEndsAt: Date | null } | null
}

/** The steps that staff take by a button, in this order. */
export const DESK_STEPS = ['appoint', 'contract', 'transfer', 'release', 'cancelForBuyer', 'cancelForCompany'] as const
export type DeskStep = (typeof DESK_STEPS)[number]

/** Steps that end a sale, or take a unit from a buyer: for supervisors. */
const ENDINGS: readonly StepName[] = ['cancelForBuyer', 'cancelForCompany']
export const isEnding = (step: StepName): boolean => ENDINGS.includes(step)

/** The steps that are open to staff now. */
export const openSteps = (state: BookingState): DeskStep[] =>
  DESK_STEPS.filter((step) => stateAfter(state, step, 'staff') !== null)

/** Why a booking can be cancelled, by who cancels. */
export const CANCEL_REASONS = {
  cancelForBuyer: ['buyer_changes_mind', 'loan_refused', 'permit_refused', 'impact_refused'],
  cancelForCompany: ['company_ends'],
} as const satisfies Partial<Record<StepName, readonly RefundReason[]>>

/** What goes back for each reason of a cancellation, in whole satang; null where the contract decides. */
export function refundsBefore(
  step: keyof typeof CANCEL_REASONS,
  { termsVersion, paidAmount }: { termsVersion: string; paidAmount: number | null },
): { reason: RefundReason; amount: number | null }[] {
  return CANCEL_REASONS[step].map((reason) => ({ reason, amount: refundOf(termsVersion, reason, paidAmount ?? 0) }))
}

export const isRefundReason = (value: unknown): value is RefundReason => REFUND_REASONS.some((one) => one === value)
export const isDeskStep = (value: unknown): value is DeskStep =>
  DESK_STEPS.some((one) => one === value) && Object.hasOwn(STEPS, String(value))
export const isBookingState = (value: unknown): value is BookingState => BOOKING_STATES.some((one) => one === value)

/** How much longer a supervisor may let a hold last at once, in minutes. */
export const EXTENSIONS = [15, 30, 60] as const

/** Why a contract is appointed when sales propose a day to the buyer. */
export const APPOINTMENT_PROPOSED = 'proposed'

/** A unit that is about to be sold at the counter. The fee in whole satang. */
export interface CounterOffer {
  campaign: { id: number; title: string }
  project: string
  unit: { id: number; number: string; building: string; floor: number; type: string; area: number }
  price: Price
  /** The names of the promotions that it has. */
  promotions: readonly string[]
  fee: number
  holdMinutes: number
}

/** Whether the counter can take over a hold: not while its buyer pays online. */
export const mayTakeOver = (state: BookingState, hasSeller: boolean): boolean =>
  isOpen(state) && (hasSeller || state !== 'paying')
