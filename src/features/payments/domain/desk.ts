import { dayIn, type IsoDay } from '@/kernel/calendar-day'
import { readPostedDay } from '@/kernel/form/typed-date'
import type { PaymentState } from './payment-states'
import type { PaymentMethod } from './provider'
import type { RefundAccount } from './refund'
import type { RefundState, RefundWay } from './refund-states'

/** Real money, or trials that move none. No list, sum or file has both. */
export type Books = 'live' | 'trial'

export const booksAsked = (asked: unknown): Books => (asked === 'trial' ? 'trial' : 'live')

/** The rows of real money, and those of trials. */
export const byBooks = <Row extends { isLive: boolean }>(rows: readonly Row[]): Record<Books, Row[]> => ({
  live: rows.filter(({ isLive }) => isLive),
  trial: rows.filter(({ isLive }) => !isLive),
})

/** A payment in the list of finance. Money in whole satang. */
export interface DeskPayment {
  invoice: string
  kind: string
  reference: string
  description: string
  amount: number
  method: PaymentMethod
  provider: string
  state: PaymentState
  isLive: boolean
  createdAt: Date
  paidAt: Date | null
  receiptNumber: string | null
  /** Why a person must look at it; null when nothing is wrong. */
  exception: string | null
}

/** A line of the history of a refund. */
interface RefundLine {
  step: string
  at: Date
  /** The name of the person; null for the system and the payer. */
  by: string | null
  note: string
}

/** A refund as finance sees it. Money in whole satang. */
export interface DeskRefund {
  number: string
  invoice: string
  reference: string
  description: string
  amount: number
  reason: string
  way: RefundWay
  state: RefundState
  isLive: boolean
  accountEnd: string | null
  bankReference: string | null
  providerRefund: string | null
  askedBy: string | null
  /** Asked for by whoever looks: somebody else decides. */
  isOwn: boolean
  /** Agreed to by whoever looks: somebody else pays. */
  isAgreedByMe: boolean
  /** The provider that took the money can still be asked. */
  isReachable: boolean
  /** Agreed to once: it can no longer be turned down. */
  isPromised: boolean
  askedAt: Date
}

/** One payment with all that happened to it. */
export interface DeskPaymentPage {
  payment: DeskPayment
  /** What can still be asked back. */
  left: number
  refunds: readonly (DeskRefund & {
    lines: readonly RefundLine[]
    account: RefundAccount | null
    /** Tells the account that is shown from any other that is named later. */
    accountMark: string
    /** Who the account belongs to, and whom the contract names; null before an account was named. */
    holder: { name: string; buyers: readonly string[]; isBuyer: boolean } | null
  })[]
  /** Why its exceptions were closed, the oldest first. */
  closed: readonly { exception: string; reason: string; by: string | null; at: Date }[]
  /** Open at a provider that cannot be asked any more. */
  isStranded: boolean
  entries: readonly { posting: string; account: string; amount: number; at: Date }[]
}

/** One row of a day: what a provider took, or what an account gave back, for one legal entity. */
export interface DayRow {
  provider: string
  entity: string
  isLive: boolean
  payments: number
  taken: number
  firstReceipt: string | null
  lastReceipt: string | null
  refunds: number
  givenBack: number
  /** What the ledger says of the same. */
  ledgerTaken: number
  ledgerGivenBack: number
}

/** Whether the day of the payments and refunds is the day of the ledger. */
export const isDayEqual = (rows: readonly DayRow[]): boolean =>
  rows.every((row) => row.taken === row.ledgerTaken && row.givenBack === row.ledgerGivenBack)

/** The asked day in Thailand, or today. */
export const dayAsked = (asked: unknown, now: Date): IsoDay => readPostedDay(asked) ?? dayIn('Asia/Bangkok', now)
