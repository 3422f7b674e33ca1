import { byLowest, type Price } from '@/kernel/price'
/** What a project offers the public: whether it is published and for sale, and its price. */
export interface Offering {
  isPublic: boolean
  isForSale: boolean
  price: Price
}

/**
 * A change worth an alert: the project came onto the market, or its lowest price fell or was set for the first time.
 */
export type OfferChange = 'new' | 'price'

const isOffered = (one: Offering | null): one is Offering => one?.isPublic === true && one.isForSale

/**
 * The alert-worthy change of a save. A project that returns after it was withdrawn or sold out counts as new. A price
 * that rises is no news, and neither is any change of a project that cannot be bought.
 */
export function offerChange(before: Offering | null, after: Offering | null): OfferChange | null {
  if (!isOffered(after)) return null
  if (!isOffered(before)) return 'new'
  return byLowest(after.price, before.price) < 0 ? 'price' : null
}
