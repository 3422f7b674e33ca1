import { type Clause, type Condition, writeClauses } from '../facts/conditions'
import { aroundOne } from '../index/filters'
import type { UnitTypeIndex } from '../index/unit-type-index'
import type { Filters } from '../search-types'

/** One thing that a request asks of a home: alternatives, of which one has to hold. */
export interface Wish {
  asked: Clause
  /** What is tested, where it is wider than what is said: 40 m² means about 40 m². */
  tested: Clause
}

const wish = (...asked: readonly Condition[]): Wish => ({ asked, tested: asked })

const CHOICES = ['group', 'brand', 'badge', 'place', 'station', 'line'] as const
const SHOPHOUSE = 'shophouse'

/** A shophouse is a home of its own kind, where the catalogue knows kinds of homes. */
function tagWish(tag: string, { kind }: UnitTypeIndex): Wish {
  const asked = [{ fact: 'tag', value: tag }] as const
  const isKind = tag === SHOPHOUSE && kind.has(SHOPHOUSE)
  return { asked, tested: isKind ? [{ fact: 'kind', value: SHOPHOUSE }] : asked }
}

/** Price bands as alternatives; their upper end is excluded (C12), and prices are whole baht. */
const bandConditions = (prices: NonNullable<Filters['prices']>): Condition[] =>
  prices.map(({ from, to }) => ({
    fact: 'price',
    ...(from ? { min: from } : {}),
    ...(to === null ? {} : { max: to - 1 }),
  }))

/** What a request asks for, each part by itself. Limits of a journey and names are no facts of a home. */
export function wishesOf(filters: Filters, unitTypes: UnitTypeIndex): Wish[] {
  const { beds, price, monthly, area, prices = [], tags = [], where = [] } = filters
  const bands = bandConditions(prices)
  const wishes: Wish[] = [
    ...CHOICES.flatMap((fact) => (filters[fact] === undefined ? [] : [wish({ fact, value: filters[fact] })])),
    ...(beds === undefined ? [] : [wish({ fact: 'beds', min: beds, max: beds })]),
    ...(price ? [wish({ fact: 'price', ...price })] : []),
    ...(monthly === undefined ? [] : [wish({ fact: 'monthly', max: monthly })]),
    ...(bands.length > 0 ? [wish(...bands)] : []),
    ...(area ? [{ asked: [{ fact: 'area', ...area }], tested: [{ fact: 'area', ...aroundOne(area) }] } as const] : []),
    ...tags.map((tag) => tagWish(tag, unitTypes)),
    ...where.map((clause) => wish(...clause)),
  ]
  // The same may be read from the text and chosen by hand.
  return [...new Map(wishes.map((one) => [writeClauses([one.asked]), one])).values()]
}
