import { plainText } from '@/kernel/form/plain-text'
import { latinDigits } from '@/kernel/form/typed-digits'
import type { CounterMethod } from './provider'

/** The states of a slip. `agreed`: one person found the money; a second one has to. */
export const SLIP_STATES = ['waiting', 'agreed', 'approved', 'refused'] as const
export type SlipState = (typeof SLIP_STATES)[number]

/** Where a slip comes from: a file of the payer, their word alone, or money that sales took at the counter. */
export type SlipWay = 'slip' | 'said' | 'counter'

/** Why a slip was refused. The payer reads it, and can send another one. */
export const SLIP_REASONS = ['unreadable', 'notReceived', 'wrongAmount', 'wrongAccount', 'usedBefore'] as const
export type SlipReason = (typeof SLIP_REASONS)[number]

/** So many slips for one thing can be refused; then a hold is kept no longer for another. */
export const MOST_SLIPS = 3
/** For how long a hold is kept after a slip was refused. */
export const MEND_MINUTES = 120

/** A slip as its payer sees it. */
export interface SlipView {
  state: SlipState
  way: SlipWay
  sentAt: Date
  reason: SlipReason | null
  /** What finance wrote to the payer with a refusal. */
  note: string
  /** Another one can be sent. */
  mayResend: boolean
}

/** Whether finance still has to decide. */
export const isSlipOpen = (slip: Pick<SlipView, 'state'> | null): boolean =>
  slip?.state === 'waiting' || slip?.state === 'agreed'

export const isSlipReason = (value: unknown): value is SlipReason => SLIP_REASONS.some((one) => one === value)

/** The account that transfers go to. */
export interface TransferAccount {
  /** The code of the Bank of Thailand. */
  bank: string
  number: string
  name: string
}

/** The reference of a transfer as banks read it: capital letters and digits, at most 20. */
export const billReference = (reference: string): string =>
  reference
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 20)

/**
 * What names money taken at the counter: the number of the cash voucher or of the card slip, or the line of the bank
 * statement; null for none, and for what may be the number of a card.
 */
export function counterLine(method: CounterMethod, typed: string): string | null {
  const line = bankLine(typed)
  if (line !== null && /^[\d-]{13,23}$/.test(line) && method === 'terminal') return null
  if (method !== 'transfer' && mayHoldCard(typed)) return null
  // A voucher and a card slip have numbers of their own, which may be that of a line of the bank.
  return line === null || method === 'transfer' ? line : `${method.toUpperCase()}/${line}`.slice(0, 60)
}

/** As the large networks number them: 14 to 19 digits that begin with 22 to 27 or 3 to 6. Days and vouchers begin otherwise. */
const NUMBERED_AS_CARDS = /^(?:2[2-7]\d{12,17}|[3-6]\d{13,18})$/
const RUNS_OF_DIGITS = /\d(?:[ \p{Pd}]?\d)*/gu

/** Whether digits add up as those of cards do (ISO/IEC 7812-1, the formula of Luhn). */
const addsUp = (digits: string): boolean =>
  [...digits].reverse().reduce((sum, digit, at) => {
    const twice = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return sum + (twice > 9 ? twice - 9 : twice)
  }, 0) %
    10 ===
  0

/** Whether a text may hold the number of a card, which is written down nowhere. */
export const mayHoldCard = (text: string): boolean =>
  (latinDigits(text.normalize('NFKC')).match(RUNS_OF_DIGITS) ?? [])
    .map((run) => run.replace(/\D/g, ''))
    .some((digits) => NUMBERED_AS_CARDS.test(digits) && addsUp(digits))

/** The reference of a line of the bank statement, as it is compared: without blanks, in capital letters; null for none. */
export function bankLine(typed: string): string | null {
  const line = latinDigits(plainText(typed).normalize('NFKC')).replace(/\s/g, '').toUpperCase()
  return /^[A-Z0-9/._-]{4,60}$/.test(line) ? line : null
}
