import type { BookingState, OwnBooking } from '@/features/booking'
import type { RefundView } from '@/features/payments'
import type { IsoDay } from '@/kernel/calendar-day'
import type { AppointmentKind, AppointmentState } from './appointment'
import type { PaymentKind } from './plan'

/** A payment of the plan as it stands. Money in whole satang. */
export interface HomePayment {
  /** Counts the payments of a booking; never used twice. */
  number: number
  kind: PaymentKind
  dueOn: IsoDay
  amount: number
  paidAt: Date | null
  receiptNumber: string | null
  isRefunded: boolean
}

export interface Appointment {
  kind: AppointmentKind
  state: AppointmentState
  at: Date
  place: string
  /** What the buyer asked for instead; empty without. */
  wish: string
}

/** What was written about a home, oldest first. */
export interface HomeMessage {
  author: 'buyer' | 'staff'
  /** The name of who wrote. */
  by: string
  body: string
  at: Date
}

/** A buyer besides the first, as the first one sees them. */
export interface CoBuyer {
  /** 2 to 4, as in the contract. */
  number: number
  name: string
  invitedAt: Date | null
}

/** A booked home, for whoever has a link to it. */
export interface OwnHome {
  /** The token of the link that opened it. */
  token: string
  /** The first buyer also confirms appointments and invites the others. */
  isFirstBuyer: boolean
  /** Who reads it, by the name in the contract. */
  reader: string
  booking: Pick<
    OwnBooking,
    'id' | 'reference' | 'state' | 'price' | 'fee' | 'snapshot' | 'paidAt' | 'signedAt' | 'receiptNumber' | 'locale'
  >
  keeper: string | null
  payments: HomePayment[]
  appointments: Appointment[]
  messages: HomeMessage[]
  coBuyers: CoBuyer[]
  refunds: { reference: string; refunds: RefundView[] }[]
  today: IsoDay
}

/** Money is taken in these states. */
const PAYING_STATES: readonly BookingState[] = ['booked', 'contract_appointed', 'contracted']
export const takesPayments = (state: BookingState): boolean => PAYING_STATES.includes(state)

/** The states of a booking that has a page of the home: from the paid fee on, whatever becomes of it. */
const HOME_STATES: readonly BookingState[] = [
  ...PAYING_STATES,
  'transferred',
  'cancelled_by_buyer',
  'cancelled_by_company',
  'refunded',
]
export const hasHomePage = (state: BookingState): boolean => HOME_STATES.includes(state)

/** Whether the buyer can open what was signed: from the signature on, before the booking fee is paid. */
export const hasSigned = (state: BookingState): boolean =>
  state === 'signed' || state === 'paying' || hasHomePage(state)

/** How a payment is named to payments: the booking and its number. */
export const payableReference = (booking: string, number: number): string => `${booking}-${number}`

/** The booking and the number in such a name; null for anything else. */
export function readPayableReference(reference: string): { booking: string; number: number } | null {
  const [, booking, number] = /^(nb-[0-9a-z]+)-(\d{1,5})$/.exec(reference) ?? []
  return booking && number ? { booking, number: Number(number) } : null
}

export type Due = 'paid' | 'refunded' | 'overdue' | 'soon' | 'ahead' | 'atTransfer' | 'ended'

const SOON_DAYS = 7
const MS_A_DAY = 86_400_000

/** The days from one to another. */
export const daysBetween = (from: IsoDay, to: IsoDay): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MS_A_DAY)

/** How a payment stands on a day. What is paid at the Land Office is done once the home is transferred. */
export function dueOf(payment: HomePayment, state: BookingState, today: IsoDay): Due {
  if (payment.isRefunded) return 'refunded'
  if (payment.paidAt || (payment.kind === 'transfer' && state === 'transferred')) return 'paid'
  if (!takesPayments(state)) return 'ended'
  if (payment.kind === 'transfer') return 'atTransfer'
  const days = daysBetween(today, payment.dueOn)
  if (days < 0) return 'overdue'
  return days <= SOON_DAYS ? 'soon' : 'ahead'
}

/** The payment that is to be made next through this site; null when there is none. */
export const nextPayment = ({ payments, booking, today }: Pick<OwnHome, 'payments' | 'booking' | 'today'>) =>
  payments.find((one) => ['overdue', 'soon', 'ahead'].includes(dueOf(one, booking.state, today))) ?? null

/** The most signs of a message. */
export const MESSAGE_LENGTH = 2000

/** A typed text as it is kept: no control characters, at most so long. */
export const keptText = (text: string, length = MESSAGE_LENGTH): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .trim()
    .slice(0, length)

/** What waits for sales: a question without an answer, a wish for another time, a payment that is overdue. */
export type WaitingHome = 'question' | 'otherTime' | 'overdue'
