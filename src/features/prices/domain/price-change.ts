import { readAmount } from '@/kernel/form/typed-amount'
import { ok, type Result, refuse } from '@/kernel/result'

/** How a new price comes about: a price, so many baht more or less, or so many per cent. Money in whole satang. */
export type PriceChange =
  | { kind: 'set'; price: number }
  | { kind: 'add'; amount: number }
  /** Hundredths of a per cent. */
  | { kind: 'percent'; points: number }

export const CHANGE_KINDS = ['set', 'add', 'percent'] as const
export type ChangeKind = PriceChange['kind']
export const isChangeKind = (value: unknown): value is ChangeKind => CHANGE_KINDS.some((one) => one === value)

/** Prices by per cent are rounded to whole thousands of baht, as they are advertised. */
const ROUND_TO = 100_000
const BAHT = 100
const MOST = 10_000_000_000 * BAHT

/** Reads a typed change; refused when the number is none, changes nothing, or can be read in two ways. */
export function readChange(kind: ChangeKind, typed: string): Result<PriceChange, 'value' | 'ambiguous'> {
  const read = readAmount(typed)
  if (!read.ok) return refuse(read.refusal === 'none' ? 'value' : 'ambiguous')
  // No price changes by thousands of per cent: `1,000` was meant otherwise.
  if (kind === 'percent' && /[,，]/.test(typed)) return refuse('ambiguous')
  const { value } = read
  if (value === 0 || (kind === 'set' && value < 0)) return refuse('value')
  if (kind === 'set') return ok({ kind, price: value })
  return ok(kind === 'add' ? { kind, amount: value } : { kind, points: value })
}

/** A price that changes by more than this, in hundredths of a per cent, is asked about once more. */
const LARGE = 1_000

/** Whether a price changes by so much that it is asked about once more. */
export const isLargeChange = (now: number | null, price: number): boolean =>
  now !== null && Math.abs(price - now) * 10_000 > now * LARGE

/** The new price of a unit. Refused without a price to start from, and where nothing or less is left. */
export function priceAfter(now: number | null, change: PriceChange): Result<number, 'noPrice' | 'tooLow'> {
  if (change.kind === 'set') return change.price <= MOST ? ok(change.price) : refuse('tooLow')
  if (now === null) return refuse('noPrice')
  const raw = change.kind === 'add' ? now + change.amount : (now * (10_000 + change.points)) / 10_000
  const price = change.kind === 'add' ? raw : Math.round(raw / ROUND_TO) * ROUND_TO
  return price > 0 && price <= MOST ? ok(price) : refuse('tooLow')
}
