/** What a project offers the public: whether it is there and for sale, and from which price. Money in whole baht. */
export interface Offering {
  isPublic: boolean
  isForSale: boolean
  /** null: on request. */
  priceFrom: number | null
}

/** What is news of an offer: it has come onto the market, or its lowest price fell or was named for the first time. */
export type OfferChange = 'new' | 'price'

const isOffered = (one: Offering | null): one is Offering => one?.isPublic === true && one.isForSale

/**
 * What a save of a project means to somebody who waits for a home. A project that comes back, after it was withdrawn
 * or sold out, is on the market anew. A price that rises is no news, nor is anything of what cannot be bought.
 */
export function offerChange(before: Offering | null, after: Offering | null): OfferChange | null {
  if (!isOffered(after)) return null
  if (!isOffered(before)) return 'new'
  if (after.priceFrom === null) return null
  return before.priceFrom === null || after.priceFrom < before.priceFrom ? 'price' : null
}
