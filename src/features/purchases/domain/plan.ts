import { addMonths, type IsoDay } from '@/kernel/calendar-day'
import { readAmount } from '@/kernel/form/typed-amount'
import { readPostedDay } from '@/kernel/form/typed-date'

/** The payments of a home after its booking fee. The transfer is paid at the Land Office, never through this site. */
export const PAYMENT_KINDS = ['contract', 'instalment', 'transfer'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

/** A payment of the plan. Money in whole satang. */
export interface PlannedPayment {
  kind: PaymentKind
  dueOn: IsoDay
  amount: number
}

/** What sales agree with the buyer. Money in whole satang; zero where there is no such payment. */
export interface PlanTerms {
  contractAmount: number
  contractOn: IsoDay
  /** All instalments together. */
  instalmentTotal: number
  instalments: number
  firstOn: IsoDay
  transferOn: IsoDay
}

/** A field of the plan that is wrong. */
export type PlanField = keyof PlanTerms

const MOST_INSTALMENTS = 120
const BAHT = 100

/** Equal whole baht, a month apart; the last one has what rounding left. */
function instalmentsOf({ instalmentTotal, instalments, firstOn }: PlanTerms): PlannedPayment[] {
  if (instalmentTotal === 0) return []
  const each = Math.floor(instalmentTotal / instalments / BAHT) * BAHT
  return Array.from({ length: instalments }, (_, index) => ({
    kind: 'instalment',
    dueOn: addMonths(firstOn, index),
    amount: index === instalments - 1 ? instalmentTotal - each * (instalments - 1) : each,
  }))
}

const isCount = (terms: PlanTerms) =>
  terms.instalmentTotal === 0
    ? terms.instalments === 0
    : terms.instalments >= 1 &&
      terms.instalments <= MOST_INSTALMENTS &&
      Math.floor(terms.instalmentTotal / terms.instalments) >= BAHT

const isAmount = (amount: number) => Number.isSafeInteger(amount) && amount >= 0

/** The amounts that cannot be as they are: over the rest, or without a number of instalments. */
function amountFaults(terms: PlanTerms, rest: number): PlanField[] {
  const { contractAmount, instalmentTotal } = terms
  const faults: PlanField[] = []
  if (!isAmount(contractAmount) || contractAmount > rest) faults.push('contractAmount')
  if (!isAmount(instalmentTotal) || contractAmount + instalmentTotal > rest) faults.push('instalmentTotal')
  if (!isCount(terms)) faults.push('instalments')
  return faults
}

const DAY_OF = { contract: 'contractOn', instalment: 'firstOn', transfer: 'transferOn' } as const

/** The days that are over, out of order or missing. */
function dayFaults(terms: PlanTerms, rest: number, today: IsoDay): PlanField[] {
  const faults = new Set<PlanField>()
  if (terms.instalmentTotal > 0 && terms.firstOn === '') return ['firstOn']
  let before = today
  for (const { kind, dueOn } of paymentsOf(terms, rest)) {
    if (dueOn < before) faults.add(DAY_OF[kind])
    else before = dueOn
  }
  return [...faults]
}

function paymentsOf(terms: PlanTerms, rest: number): PlannedPayment[] {
  const { contractAmount, instalmentTotal } = terms
  const all: PlannedPayment[] = [
    { kind: 'contract', dueOn: terms.contractOn, amount: contractAmount },
    ...instalmentsOf(terms),
    { kind: 'transfer', dueOn: terms.transferOn, amount: rest - contractAmount - instalmentTotal },
  ]
  return all.filter(({ amount }) => amount > 0)
}

/**
 * The payments that the terms make of what is left of the price, which they sum up to exactly, in the order of their
 * days; or the fields that cannot be so. A payment of nothing is left out, and its day is not looked at.
 */
export function planPayments(
  terms: PlanTerms,
  rest: number,
  today: IsoDay,
): { ok: true; payments: PlannedPayment[] } | { ok: false; faults: PlanField[] } {
  const amounts = amountFaults(terms, rest)
  const faults = amounts.length > 0 ? amounts : dayFaults(terms, rest, today)
  return faults.length > 0 ? { ok: false, faults } : { ok: true, payments: paymentsOf(terms, rest) }
}

/** Whole satang of typed baht, `250,000` or `250000.50`; zero when nothing was typed, NaN for anything else. */
export function typedBaht(text: string): number {
  if (text.trim() === '') return 0
  const read = readAmount(text)
  return read.ok && read.value >= 0 ? read.value : Number.NaN
}

/** A typed number of instalments; NaN for anything else. */
function typedCount(text: string): number {
  if (text.trim() === '') return 0
  const read = readAmount(text, { decimals: 0 })
  return read.ok && read.value >= 0 && read.value < 1000 ? read.value : Number.NaN
}

/** A typed day as a form posts it; empty when it does not exist. An empty day is before every other. */
const typedDay = (text: string): IsoDay => readPostedDay(text) ?? ''

/** The typed terms, with what cannot be read as NaN or an empty day. */
export const readTerms = (typed: (field: PlanField) => string): PlanTerms => ({
  contractAmount: typedBaht(typed('contractAmount')),
  contractOn: typedDay(typed('contractOn')),
  instalmentTotal: typedBaht(typed('instalmentTotal')),
  instalments: typedCount(typed('instalments')),
  firstOn: typedDay(typed('firstOn')),
  transferOn: typedDay(typed('transferOn')),
})
