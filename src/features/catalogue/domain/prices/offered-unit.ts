/** The price of a unit today and, while a promotion cuts it, the price before; whole baht. */
export interface SentPrice {
  price?: number | null
  priceBefore?: number | null
  /** The keys of the benefits of the promotions that apply. */
  offers?: unknown
}

/**
 * What was sent of a price as the price before any promotion: the form has it in `priceBefore` while a promotion runs, a
 * program may send `price` alone. Both the same says that it was typed; only the promotions themselves set the two apart.
 */
export function typedPrice({ offers: _, priceBefore, ...sent }: SentPrice): SentPrice {
  const typed = priceBefore ?? sent.price
  return typed === undefined ? sent : { ...sent, price: typed, priceBefore: typed }
}

/** A typed price is the price before the promotion, whose cut stays. It stays no longer when it would make the unit free. */
export function keptCut<Data extends SentPrice>(before: SentPrice | null, data: Data): Data {
  const { price } = data
  if (price === undefined || price === null || price !== data.priceBefore) return data
  const cut = before?.priceBefore && before.price ? before.priceBefore - before.price : 0
  return cut > 0 && cut < price ? { ...data, price: price - cut } : { ...data, priceBefore: null }
}
