import { type Price, priceOf } from '@/kernel/price'
/** What a promotion gives on a home: baht off its price, or a gift that leaves the price as it is. */
export type Benefit = { kind: 'price-cut'; baht: number } | { kind: 'gift' }

/** A running promotion's benefit and the homes it is for: those of its projects, or some units or unit types of them. */
export interface UnitOffer {
  /** The id of the promotion. */
  promotion: number
  /** The benefit in lists and published calls: the slug of the promotion and its number in it, `jade-week/1`. */
  key: string
  benefit: Benefit
  projects: readonly number[]
  /** Empty lists of both mean every home of the projects. */
  units: readonly number[]
  unitTypes: readonly number[]
}

export interface PricedUnit {
  id: number
  project: number
  unitType: number
  /** Baht before any promotion; null: on request. */
  price: number | null
}

/** The price to show everywhere a home is shown. */
export interface OfferedPrice {
  /** After the largest price cut. */
  price: Price
  /** The keys of the benefits that the home has: the price cut first, then gifts as given. */
  offers: readonly string[]
}

const isFor = (unit: PricedUnit, { projects, units, unitTypes }: UnitOffer) =>
  projects.includes(unit.project) &&
  ((units.length === 0 && unitTypes.length === 0) || units.includes(unit.id) || unitTypes.includes(unit.unitType))

const cutOf = ({ benefit }: UnitOffer) => (benefit.kind === 'price-cut' ? benefit.baht : 0)

/** The price of a home under the promotions that run. Cuts are not added up, and none makes a home free. */
export function offeredPrice(unit: PricedUnit, running: readonly UnitOffer[]): OfferedPrice {
  const price = unit.price ?? 0
  const offers = running.filter((offer) => isFor(unit, offer))
  const cuts = offers.filter((offer) => cutOf(offer) > 0 && cutOf(offer) < price)
  const best = cuts.toSorted((a, b) => cutOf(b) - cutOf(a) || a.promotion - b.promotion)[0]
  const gifts = offers.filter(({ benefit }) => benefit.kind === 'gift')
  return {
    price: best
      ? priceOf({ from: price - cutOf(best), before: price, offer: best.key })
      : priceOf({ from: unit.price }),
    offers: [...(best ? [best] : []), ...gifts].map(({ key }) => key),
  }
}
