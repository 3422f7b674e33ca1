/** What a promotion gives on a home: baht off its price, or a gift that leaves the price as it is. */
export type Benefit = { kind: 'price-cut'; baht: number } | { kind: 'gift' }

/** A running promotion's benefit and the homes it is for. Empty lists of both mean every home of the project. */
export interface UnitOffer {
  promotion: number
  benefit: Benefit
  units: readonly number[]
  unitTypes: readonly number[]
}

export interface PricedUnit {
  id: number
  unitType: number
  /** Baht, above 0. */
  price: number
}

/** The price to show everywhere a home is shown. */
export interface OfferedPrice {
  /** Baht after the largest price cut. */
  price: number
  /** The price before it; null when nothing is cut. */
  priceBefore: number | null
  /** The promotions whose benefit the home has: the one that cuts the price first, then gifts as given. */
  promotions: readonly number[]
}

const isFor = (unit: PricedUnit, { units, unitTypes }: UnitOffer) =>
  (units.length === 0 && unitTypes.length === 0) || units.includes(unit.id) || unitTypes.includes(unit.unitType)

const cutOf = ({ benefit }: UnitOffer) => (benefit.kind === 'price-cut' ? benefit.baht : 0)

/** The price of a home under the promotions that run. Cuts are not added up, and none makes a home free. */
export function offeredPrice(unit: PricedUnit, running: readonly UnitOffer[]): OfferedPrice {
  const offers = running.filter((offer) => isFor(unit, offer))
  const cuts = offers.filter((offer) => cutOf(offer) > 0 && cutOf(offer) < unit.price)
  const best = cuts.toSorted((a, b) => cutOf(b) - cutOf(a) || a.promotion - b.promotion)[0]
  const gifts = offers.filter(({ benefit }) => benefit.kind === 'gift')
  return {
    price: best ? unit.price - cutOf(best) : unit.price,
    priceBefore: best ? unit.price : null,
    promotions: [...(best ? [best] : []), ...gifts].map(({ promotion }) => promotion),
  }
}
