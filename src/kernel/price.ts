import { type Baht, baht } from './money'

/**
 * What a home costs, or the homes of a type or of a project together: one value from the row to every page, list, search
 * and call. What a price carries is added here, where rows are read (`stored-price.ts`, `unit-row.ts`) and where it is said.
 */
export interface Price {
  /** From the cheapest home to the dearest; of one home both are the same. Null: on request. */
  readonly now: { readonly from: Baht; readonly to: Baht } | null
  /** What `now.from` would be without promotions; null where none cuts it. */
  readonly before: Baht | null
  /** The key of the benefit that cuts it: `jade-week/1`. */
  readonly offer: string | null
}

export const ON_REQUEST: Price = { now: null, before: null, offer: null }

/** What is known of a price. Amounts in baht; without `to` it is one price. */
interface KnownPrice {
  from: number | null | undefined
  to?: number | null | undefined
  before?: number | null | undefined
  offer?: string | null | undefined
}

/** The price of what is known: on request without an amount, and cut by nothing without a price before. */
export function priceOf({ from, to, before, offer }: KnownPrice): Price {
  if (from === null || from === undefined) return ON_REQUEST
  const isCut = before !== null && before !== undefined
  return {
    now: { from: baht(from), to: baht(to ?? from) },
    before: isCut ? baht(before) : null,
    offer: isCut ? (offer ?? null) : null,
  }
}

/** How a unit keeps its price, and how the live availability sends it. Amounts in baht. */
export interface UnitPrice {
  price: number | null
  priceBefore: number | null
}

/** The price of a unit as it is kept or sent, with the keys of its benefits: the one that cuts the price comes first. */
export const unitPrice = (unit: Partial<UnitPrice>, offers: readonly string[]): Price =>
  priceOf({ from: unit.price, before: unit.priceBefore, offer: offers[0] })

/** The same price as it is kept and sent. */
export const keptPrice = (price: Price): UnitPrice => ({ price: fromOf(price), priceBefore: price.before })

/** The lowest amount; null on request. */
export const fromOf = ({ now }: Price): Baht | null => now?.from ?? null

/** The highest amount; null on request. */
export const toOf = ({ now }: Price): Baht | null => now?.to ?? null

/** The lower price first; what is on request comes last. For sorting. */
export const byLowest = (one: Price, other: Price): number => {
  const [a, b] = [fromOf(one) ?? Number.POSITIVE_INFINITY, fromOf(other) ?? Number.POSITIVE_INFINITY]
  return a === b ? 0 : a - b
}

/**
 * What several homes cost together. The price before is what the same homes would cost from without promotions, where that
 * is more: a home that no promotion cuts may hold it down.
 */
export function priceOfAll(prices: readonly Price[]): Price {
  const priced = prices.flatMap(({ now, ...rest }) => (now ? [{ ...now, ...rest }] : []))
  const cheapest = priced.toSorted((one, other) => one.from - other.from)[0]
  if (!cheapest) return ON_REQUEST
  const uncut = Math.min(...priced.map(({ from, before }) => before ?? from))
  return priceOf({
    from: cheapest.from,
    to: Math.max(...priced.map(({ to }) => to)),
    before: uncut > cheapest.from ? uncut : null,
    offer: cheapest.offer,
  })
}
