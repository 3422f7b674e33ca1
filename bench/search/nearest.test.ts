import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Clause } from '@/features/search/domain/facts/conditions'
import { isOfUnits } from '@/features/search/domain/facts/passes'
import { hasBit } from '@/features/search/domain/index/bit-masks'
import { filterMasks, passingUnitTypes } from '@/features/search/domain/index/filters'
import { buildIndex } from '@/features/search/domain/index/search-index'
import { searchProjects } from '@/features/search/domain/ranking/match'
import { type Differs, nearestTo, type Offer } from '@/features/search/domain/ranking/nearest'
import type { Filters, SearchRequest } from '@/features/search/domain/search-types'
import { demonstration } from './catalogue'

const { projects, gazetteer } = await demonstration()
const index = buildIndex(projects, gazetteer)

const million = (least: number, most: number) => fc.integer({ min: least, max: most }).map((one) => one * 1_000_000)
const optional = <Value>(one: fc.Arbitrary<Value>) => fc.option(one, { nil: undefined })

const CLAUSES: fc.Arbitrary<Clause> = fc.oneof(
  fc.integer({ min: 1, max: 5 }).map((min): Clause => [{ fact: 'baths', min }]),
  fc.integer({ min: 2, max: 12 }).map((max): Clause => [{ fact: 'walk', max }]),
  fc.integer({ min: 5, max: 60 }).map((min): Clause => [{ fact: 'floor', min }]),
  fc.integer({ min: 2024, max: 2030 }).map((max): Clause => [{ fact: 'completion', max }]),
  fc.integer({ min: 3, max: 9 }).map((min): Clause => [{ fact: 'yield', min }]),
  fc.constantFrom('N', 'S', 'E', 'W').map((value): Clause => [{ fact: 'facing', value }]),
  fc.constantFrom('pool', 'onsen', 'gym').map((value): Clause => [{ fact: 'facility', value }]),
  fc.constantFrom('studio', 'penthouse').map(
    (value): Clause => [
      { fact: 'kind', value },
      { fact: 'beds', min: 4 },
    ],
  ),
  fc.constantFrom('condominium', 'house').map((value): Clause => [{ fact: 'group', value, not: true }]),
)

const FILTERS: fc.Arbitrary<Filters> = fc.record({
  group: optional(fc.constantFrom('condominium', 'house', 'townhome', 'land')),
  brand: optional(fc.constantFrom('noble', 'nue')),
  place: optional(fc.constantFrom('thonglor', 'ari', 'bangna', 'sukhumvit')),
  station: optional(fc.constantFrom('thong-lo', 'ari', 'bang-na')),
  beds: optional(fc.integer({ min: 0, max: 5 })),
  price: optional(
    fc.oneof(
      million(1, 20).map((max) => ({ max })),
      million(2, 60).map((min) => ({ min })),
    ),
  ),
  area: optional(fc.integer({ min: 20, max: 200 }).map((min) => ({ min }))),
  tags: optional(fc.constantFrom(['pet-friendly'], ['river-view', 'pet-friendly'])),
  where: optional(fc.uniqueArray(CLAUSES, { minLength: 1, maxLength: 2, selector: JSON.stringify })),
})

const isNamed = (differs: readonly Differs[], clause: Clause) =>
  differs.some((one) => 'asked' in one && JSON.stringify(one.asked) === JSON.stringify(clause))

const SINGLE = ['group', 'brand', 'place', 'station'] as const

/** The request without everything that a line names. */
function withoutNamed(filters: Filters, differs: readonly Differs[]): Filters {
  const left: Filters = {
    ...filters,
    tags: filters.tags?.filter((value) => !isNamed(differs, [{ fact: 'tag', value }])),
    where: filters.where?.filter((clause) => !isNamed(differs, clause)),
  }
  for (const fact of SINGLE) {
    const value = filters[fact]
    if (value !== undefined && isNamed(differs, [{ fact, value }])) delete left[fact]
  }
  const { beds, price, area } = filters
  if (beds !== undefined && isNamed(differs, [{ fact: 'beds', min: beds, max: beds }])) delete left.beds
  if (price && isNamed(differs, [{ fact: 'price', ...price }])) delete left.price
  if (area && isNamed(differs, [{ fact: 'area', ...area }])) delete left.area
  return left
}

const requestFor = (filters: Filters): SearchRequest => ({ locale: 'en', filters, words: [], sort: 'recommended' })

const NOBODY_KNOWS = () => null

/** Whether a search finds a home. */
function isFound(filters: Filters, { slug, unitType }: Pick<Offer, 'slug' | 'unitType'>): boolean {
  if (!searchProjects(index, requestFor(filters)).hits.some((hit) => hit.slug === slug)) return false
  const homes = passingUnitTypes(filterMasks(filters, index), index)
  return !homes || hasBit(homes, index.unitTypes.unitTypes.indexOf(unitType))
}

const offersFor = (filters: Filters) => nearestTo(index, requestFor(filters), NOBODY_KNOWS)

it('an offered home fulfils everything that its line does not name', () => {
  let offered = 0
  fc.assert(
    fc.property(FILTERS, (filters) => {
      for (const offer of offersFor(filters)) {
        offered += 1
        expect(isFound(withoutNamed(filters, offer.differs), offer)).toBe(true)
      }
    }),
    { numRuns: 400 },
  )
  expect(offered).toBeGreaterThan(300)
})

it('what a line names is really missed', () => {
  fc.assert(
    fc.property(FILTERS, (filters) => {
      // Of two units of a home the dearer one may be the nearer.
      if (filters.where?.some(isOfUnits)) return
      for (const offer of offersFor(filters))
        for (const one of offer.differs) {
          const others = offer.differs.filter((other) => other !== one)
          expect(isFound(withoutNamed(filters, others), offer)).toBe(false)
        }
    }),
    { numRuns: 400 },
  )
})

it('nothing for sale costs less than the price that is said to be needed', () => {
  let needed = 0
  fc.assert(
    fc.property(
      fc.record({
        place: optional(fc.constantFrom('thonglor', 'ari', 'bangna')),
        beds: fc.integer({ min: 0, max: 4 }),
      }),
      million(1, 12),
      (rest, max) => {
        if (searchProjects(index, requestFor({ ...rest, price: { max } })).total > 0) return
        const [first] = offersFor({ ...rest, price: { max } })
        const [only, ...more] = first?.differs ?? []
        if (!only || more.length > 0 || !('asked' in only) || only.has?.fact !== 'price') return
        needed += 1
        const price = 'min' in only.has ? (only.has.min ?? 0) : 0
        const at = (most: number) => searchProjects(index, requestFor({ ...rest, price: { max: most } })).total
        expect([at(price - 1), at(price) > 0]).toEqual([0, true])
      },
    ),
    { numRuns: 300 },
  )
  expect(needed).toBeGreaterThan(10)
})
