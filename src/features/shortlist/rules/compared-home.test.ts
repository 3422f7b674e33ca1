import { describe, expect, it } from 'vitest'
import type { ProjectPage, UnitType } from '@/features/catalogue'
import { toComparedHome } from './compared-home'

/** A kind of home with what a test wants of it. */
const type = (change: Partial<UnitType>) =>
  ({ kind: 'bed1', beds: 1, area: 30, landWah: null, priceFrom: 6_000_000, ...change }) as UnitType

/** A project with what a test wants of it; what a comparison does not read is not there. */
function page(change: Partial<ProjectPage> = {}, facts: Partial<ProjectPage['facts']> = {}): ProjectPage {
  return {
    slug: 'noble-a',
    group: 'Condominium',
    brand: 'noble',
    title: 'noble a',
    zone: '',
    place: { slug: 'ari', name: 'Ari' },
    badge: null,
    isNew: false,
    isCurrent: true,
    priceFrom: 6_000_000,
    stations: [],
    tags: [],
    cover: null,
    sections: { unit_type: true },
    unitTypes: [type({}), type({ kind: 'bed2', beds: 2, area: 55, priceFrom: 9_900_000 })],
    facts: { completion: '2028-06', commonFee: 65, ...facts },
    ...change,
  } as ProjectPage
}

describe('what homes are compared by', () => {
  it('is measured in all its kinds', () => {
    expect(toComparedHome(page())).toMatchObject({
      where: 'Ari',
      price: 6_000_000,
      perUnit: { baht: 180_000, unit: 'metre' },
      area: { from: 30, to: 55 },
      beds: { from: 1, to: 2 },
      land: null,
      fee: { baht: 65, unit: 'metre' },
      completion: '2028-06',
      isDone: false,
    })
  })

  it.each([
    ['is rounded to the whole baht', { unitTypes: [type({ area: 31, priceFrom: 5_000_000 })] }, 161_290],
    ['leaves out kinds on request', { unitTypes: [type({ priceFrom: null }), type({ area: 50 })] }, 120_000],
    ['leaves out kinds without a size', { unitTypes: [type({ area: 0 })] }, null],
    ['is none where kinds are not shown', { sections: { unit_type: false } as ProjectPage['sections'] }, null],
    ['is none of what is sold', { badge: 'Sold_Out' }, null],
    ['is none of a past project', { isCurrent: false }, null],
  ] as const)('the price of a square metre %s', (_, change, baht) => {
    expect(toComparedHome(page(change as Partial<ProjectPage>)).perUnit?.baht ?? null).toBe(baht)
  })

  it('of a plot are its land and the price of a square wah', () => {
    const plot = type({ kind: 'plot', beds: 0, area: 0, landWah: 100, priceFrom: 4_000_000 })
    expect(toComparedHome(page({ group: 'Land', unitTypes: [plot] }))).toMatchObject({
      perUnit: { baht: 40_000, unit: 'wah' },
      area: null,
      beds: null,
      land: { from: 100, to: 100 },
      fee: { unit: 'wah' },
    })
  })

  it.each([
    ['a sold one', { badge: 'Sold_Out' }, { isForSale: false, price: null, isDone: true }],
    ['a past one', { isCurrent: false }, { isForSale: false, price: null, isDone: true }],
    ['a finished one', { badge: 'Ready_to_Move' }, { isForSale: true, price: 6_000_000, isDone: true }],
    ['a new one by its switch', { isNew: true }, { badge: 'New_Project', isDone: false }],
    ['one on request', { priceFrom: null }, { isForSale: true, price: null }],
    ['one whose zone is written', { zone: 'Phaya Thai' }, { where: 'Phaya Thai' }],
    ['one whose place nobody knows', { place: null }, { where: '' }],
  ] as const)('of %s', (_, change, shown) => {
    expect(toComparedHome(page(change as Partial<ProjectPage>))).toMatchObject(shown)
  })

  it('is the shortest walk to a train, whichever an editor named first', () => {
    const stations = [
      { name: 'Sala Daeng', system: 'BTS', minutes: 8 },
      { name: 'Chong Nonsi', system: 'BTS', minutes: 7 },
    ] as unknown as ProjectPage['stations']
    expect(toComparedHome(page({ stations })).station).toEqual({ name: 'Chong Nonsi', system: 'BTS', minutes: 7 })
    expect(toComparedHome(page()).station).toBeNull()
  })

  it('is no fee where none is announced', () => expect(toComparedHome(page({}, { commonFee: 0 })).fee).toBeNull())
})
