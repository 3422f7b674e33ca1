import { grossYieldPercent } from '@/features/finance'
import type { IsoDay } from '@/kernel/calendar-day'
import { fromOf, type Price, toOf } from '@/kernel/price'

/** What homes of a type are let for, in baht a month, with its source and its day. */
export interface TypicalRent {
  monthly: number
  source: string
  asOf: IsoDay
}

/** A home with its rent in baht a month, where one is known, and its price. */
interface LetHome {
  rent?: number | undefined
  price: Price
}

interface Span {
  from: number
  to: number
}

/** What several homes are let for, and their gross yields in per cent: the dearest home of a type yields least. */
export interface Letting {
  rent: Span
  /** Null where nothing has a price. */
  yield: Span | null
}

const spanOf = (values: readonly number[]): Span | null =>
  values.length === 0 ? null : { from: Math.min(...values), to: Math.max(...values) }

/** Rents and yields of homes; null where no rent is known. */
export function lettingOf(homes: readonly LetHome[]): Letting | null {
  const rent = spanOf(homes.flatMap((home) => home.rent ?? []))
  const yields = homes.flatMap(({ rent: monthly = null, price }) =>
    [fromOf(price), toOf(price)].flatMap((amount) => grossYieldPercent(monthly, amount) ?? []),
  )
  return rent && { rent, yield: spanOf(yields) }
}
