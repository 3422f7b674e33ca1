import { type Price, priceOf } from '@/kernel/price'
import type { Project as StoredProject, UnitType as StoredUnitType } from '@/payload-types'
import { type SQL, sql } from '@/platform/database/database'

/** The fields in which a project keeps its price; the names of the first two are those of S1§9. */
export const PROJECT_PRICE = { Price_rate: true, Max_price: true, priceBefore: true, priceOffer: true } as const

/** The price of a stored project. */
export const projectPrice = (stored: Pick<StoredProject, keyof typeof PROJECT_PRICE>): Price =>
  priceOf({
    from: stored.Price_rate,
    to: stored.Max_price,
    before: stored.priceBefore,
    offer: stored.priceOffer,
  })

/** The fields in which a unit type keeps its price. */
export const TYPE_PRICE = { priceFrom: true, priceTo: true, priceBefore: true, priceOffer: true } as const

/** The price of a stored unit type. */
export const typePrice = (stored: Pick<StoredUnitType, keyof typeof TYPE_PRICE>): Price =>
  priceOf({ from: stored.priceFrom, to: stored.priceTo, before: stored.priceBefore, offer: stored.priceOffer })

/** The columns of a unit `u` that its price is taken from; `price` where it is not the one that is kept. */
export const unitPriceColumns = (price: SQL = sql`u.price`): SQL =>
  sql`(${price})::float8 as price, u.price_before::float8 as "priceBefore", u.offers`
