import { comparedName, plainText } from '@/kernel/form/plain-text'
import { bareCode } from '@/kernel/form/typed-digits'
import type { RefundState, RefundWay } from './refund-states'

/** The banks in Thailand that pay into accounts of persons, by the code of the Bank of Thailand. */
export const BANKS = [
  '002',
  '004',
  '006',
  '011',
  '014',
  '022',
  '024',
  '025',
  '030',
  '033',
  '034',
  '067',
  '069',
  '073',
] as const
export type Bank = (typeof BANKS)[number]

/** The account that a payer named for the money to go back to. */
export interface RefundAccount {
  bank: Bank
  /** Digits alone. */
  number: string
  name: string
}

const TITLES = /^(?:นางสาว|น\.?\s?ส\.?|นาย|นาง|ด\.?\s?ช\.?|ด\.?\s?ญ\.?|mrs|miss|mr|ms|khun|คุณ)\.?\s*/iu
const plainName = (name: string): string =>
  comparedName(name)
    .replace(TITLES, '')
    .replace(/[\s.\-']/g, '')

/** Whether the holder of an account is one of the buyers of the contract, but for titles, case and blanks. */
export const isBuyersName = (holder: string, buyers: readonly string[]): boolean =>
  buyers.some((buyer) => plainName(buyer) === plainName(holder))

/** The things whose refunds an account is for. */
export interface RefundsOf {
  kind: string
  references: readonly string[]
}

/** A refund as its payer sees it. Money in whole satang. */
export interface RefundView {
  amount: number
  state: RefundState
  way: RefundWay
  /** The last digits of the account that the payer named; null before. */
  accountEnd: string | null
  askedAt: Date
  doneAt: Date | null
}

/** What is wrong with a typed account. */
export type AccountFault = 'bank' | 'number' | 'name'

const MAX_NAME = 120

/** Reads a typed account. Thai accounts have 10 to 12 digits; spaces and dashes may be typed. */
export function readAccount(typed: { bank: string; number: string; name: string }): RefundAccount | AccountFault[] {
  const bank = BANKS.find((code) => code === typed.bank)
  const number = bareCode(typed.number)
  const name = plainText(typed.name).replaceAll('\0', '').replace(/\s+/g, ' ').trim()
  const isNumber = /^\d{10,12}$/.test(number)
  const isName = name.length >= 2 && name.length <= MAX_NAME
  if (bank && isNumber && isName) return { bank, number, name }
  return [
    ...(bank ? [] : (['bank'] as const)),
    ...(isNumber ? [] : (['number'] as const)),
    ...(isName ? [] : (['name'] as const)),
  ]
}

/** The most that can still be given back of a payment, in whole satang. */
export const refundable = (paid: number, refunds: readonly { amount: number; state: RefundState }[]): number =>
  refunds.reduce((left, { amount, state }) => (state === 'rejected' ? left : left - amount), paid)
