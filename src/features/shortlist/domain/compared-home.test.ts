import { describe, expect, it } from 'vitest'
import type { ProjectPage, UnitType } from '@/features/catalogue'
import { aPrice, aProject, aUnitType } from '@/features/catalogue/samples'
import { toComparedHome, withUnits } from './compared-home'

const type = (change: Partial<UnitType>) => aUnitType({ price: aPrice(6_000_000), ...change })

function page(change: Partial<ProjectPage> = {}, facts: Partial<ProjectPage['facts']> = {}) {
  return aProject({
    slug: 'noble-a',
    title: 'noble a',
    price: aPrice(6_000_000),
    loan: { share: 85, years: 30, rates: [2.75, 2.95, 3.25, 6.5] },
    unitTypes: [type({}), type({ kind: 'bed2', beds: 2, area: 55, price: aPrice(9_900_000) })],
    facts: { ...aProject().facts, completion: '2028-06', commonFee: 65, ...facts },
    ...change,
  })
}

describe('the compared facts of a home', () => {
  it('cover all of its unit types', () => {
    expect(toComparedHome(page())).toMatchObject({
      where: 'Ari',
      price: aPrice(6_000_000),
      // PMT(0.0275/12, 360, -5100000) = 20,820.29
      monthly: { first: 20_821, loan: { share: 85 } },
      perUnit: { baht: 180_000, unit: 'metre' },
      area: { from: 30, to: 55 },
      beds: { from: 1, to: 2 },
      land: null,
      fee: { baht: 65, unit: 'metre' },
      completion: '2028-06',
      completionStage: 'ahead',
    })
  })

  it.each([
    ['is rounded to the whole baht', { unitTypes: [type({ area: 31, price: aPrice(5_000_000) })] }, 161_290],
    ['leaves out unit types on request', { unitTypes: [type({ price: aPrice(null) }), type({ area: 50 })] }, 120_000],
    ['leaves out unit types without a size', { unitTypes: [type({ area: 0 })] }, null],
    ['is missing when unit types are hidden', { sections: { unit_type: false } as ProjectPage['sections'] }, null],
    ['is missing when sold out', { badge: 'Sold_Out' }, null],
    ['is missing for a past project', { isCurrent: false }, null],
  ] as const)('the price of a square metre %s', (_, change, baht) => {
    expect(toComparedHome(page(change as Partial<ProjectPage>)).perUnit?.baht ?? null).toBe(baht)
  })

  it('are land size and price per square wah for a plot', () => {
    const plot = type({ kind: 'plot', beds: 0, area: 0, landWah: 100, price: aPrice(4_000_000) })
    expect(toComparedHome(page({ group: 'Land', unitTypes: [plot] }))).toMatchObject({
      perUnit: { baht: 40_000, unit: 'wah' },
      area: null,
      beds: null,
      land: { from: 100, to: 100 },
      fee: { unit: 'wah' },
    })
  })

  it.each([
    ['a sold-out home', { badge: 'Sold_Out' }, { isForSale: false, price: aPrice(null), monthly: null }],
    ['a past project', { isCurrent: false }, { isForSale: false, price: aPrice(null) }],
    ['a finished home', { badge: 'Ready_to_Move' }, { isForSale: true, price: aPrice(6_000_000) }],
    ['a home flagged as new', { isNew: true }, { badge: 'New_Project' }],
    [
      'a home with its price on request',
      { price: aPrice(null) },
      { isForSale: true, price: aPrice(null), monthly: null },
    ],
    ['a home with a zone text', { zone: 'Phaya Thai' }, { where: 'Phaya Thai' }],
    ['a home without a place', { place: null }, { where: '' }],
  ] as const)('are right for %s', (_, change, shown) => {
    expect(toComparedHome(page(change as Partial<ProjectPage>))).toMatchObject(shown)
  })

  it('include the shortest walk to a station, in whatever order they are entered', () => {
    const stations = [
      { name: 'Sala Daeng', system: 'BTS', minutes: 8 },
      { fullName: 'Chong Nonsi', system: 'BTS', minutes: 7 },
    ] as unknown as ProjectPage['stations']
    expect(toComparedHome(page({ stations })).station).toEqual({ name: 'Chong Nonsi', system: 'BTS', minutes: 7 })
    expect(toComparedHome(page()).station).toBeNull()
  })

  it('have no fee when none is announced', () => expect(toComparedHome(page({}, { commonFee: 0 })).fee).toBeNull())
})

describe('the units of a compared home', () => {
  const units = [{ state: 'available' }, { state: 'sold' }, { state: 'available' }, { state: 'withheld' }]

  it('are counted', () => expect(withUnits(toComparedHome(page()), units).units).toEqual({ available: 2, total: 4 }))

  it.each([
    ['none is listed', {}, []],
    ['the home is sold out', { badge: 'Sold_Out' }, units],
  ] as const)('are not stated when %s', (_, change, listed) => {
    expect(withUnits(toComparedHome(page(change as Partial<ProjectPage>)), listed).units).toBeNull()
  })
})
