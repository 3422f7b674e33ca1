/** The states of a plan. `approved`: it takes effect at its moment; `done`: it did, for every unit. */
export const PLAN_STATES = ['proposed', 'approved', 'called_off', 'done'] as const
export type PlanState = (typeof PLAN_STATES)[number]

/** A plan in the list. */
export interface Plan {
  number: string
  project: string
  reason: string
  startsAt: Date
  state: PlanState
  units: number
  proposedBy: string
  decidedBy: string | null
  /** Proposed by whoever looks: somebody else approves. */
  isOwn: boolean
}

/** One plan with its units and its history. Money in whole satang. */
export interface PlanPage {
  plan: Plan
  units: readonly {
    id: number
    number: string
    building: string
    floor: number
    type: string
    /** When it was proposed; null without a price. */
    priceThen: number | null
    /** Now; null without a price. */
    priceNow: number | null
    price: number
    outcome: 'changed' | 'sold' | null
    appliedAt: Date | null
  }[]
  lines: readonly { step: string; at: Date; by: string | null; note: string }[]
}

/** What a plan changes in money, in whole satang. */
export interface PlanSums {
  most: { before: number; after: number }
  least: { before: number; after: number }
  sum: { before: number; after: number }
}

/** The largest and the smallest change of a plan, and all prices together; null where no unit had a price. */
export function sumsOf(units: readonly { priceThen: number | null; price: number }[]): PlanSums | null {
  const changes = units.flatMap(({ priceThen, price }) =>
    priceThen === null ? [] : [{ before: priceThen, after: price, size: Math.abs(price - priceThen) }],
  )
  const [least, most] = [changes.toSorted((a, b) => a.size - b.size)[0], changes.toSorted((a, b) => b.size - a.size)[0]]
  if (!least || !most) return null
  const total = (of: 'before' | 'after') => changes.reduce((sum, one) => sum + one[of], 0)
  return { most, least, sum: { before: total('before'), after: total('after') } }
}

/** A unit whose price can be planned. Money in whole satang. */
export interface PricedUnit {
  id: number
  number: string
  building: string
  floor: number
  type: string
  area: number
  state: string
  price: number | null
  /** The next price that is proposed or approved already; null without one. */
  planned: { price: number; startsAt: Date; number: string } | null
}

/** Which units of a project are shown. */
export interface UnitFilter {
  type: string
  building: string
  fromFloor: number | null
  toFloor: number | null
}

/** A change of a price, as the history of a unit shows it. Money in whole satang. */
export interface PriceChangeLine {
  at: Date
  before: number | null
  after: number | null
  /** The number and reason of the plan; null for a change by hand. */
  plan: { number: string; reason: string; by: string | null } | null
}
