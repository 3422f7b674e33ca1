import { describe, expect, it } from 'vitest'
import { anOfferedType, aPrice } from '../../samples'
import type { FinderProject } from '../project'
import { searchExample } from './search-example'

const home = (beds: number | null, millions: number | null) =>
  anOfferedType({ beds, price: aPrice(millions && millions * 1_000_000) })

const project = (change: Partial<FinderProject>): FinderProject => ({
  badge: null,
  isCurrent: true,
  group: 'Condominium',
  place: { slug: 'ari', name: 'Ari' },
  stations: [],
  offered: [home(2, 8)],
  ...change,
})

const exampleOf = (...projects: Partial<FinderProject>[]) => searchExample(projects.map(project))

describe('the example of the search field', () => {
  it('is the cheapest condominium with two bedrooms, below the next million', () => {
    const cheap = { place: { slug: 'bangna', name: 'Bangna' }, offered: [home(1, 2), home(2, 4.2)] }
    const example = exampleOf({}, cheap, { group: 'Townhome', offered: [home(2, 3)] })
    expect(example).toEqual({ group: 'Condominium', place: 'Bangna', beds: 2, priceBelow: 5_000_000 })
  })

  it.each<[string, Partial<FinderProject>[], object | null]>([
    ['a whole million is not below itself', [{ offered: [home(2, 4)] }], { priceBelow: 5_000_000 }],
    [
      'houses with two bedrooms come before other bedrooms',
      [{ offered: [home(1, 2)] }, { group: 'House' }],
      { group: 'House' },
    ],
    ['other bedrooms when there is nothing else', [{ offered: [home(0, 2), home(3, 9)] }], { beds: 3 }],
    ['no sold-out project', [{ badge: 'Sold_Out' }], null],
    ['no past project', [{ isCurrent: false }], null],
    ['no home without a price', [{ offered: [home(2, null)] }], null],
    ['no land and no studio', [{ offered: [home(null, 2), home(0, 2)] }], null],
    ['no project without a place', [{ place: null }], null],
    ['nothing', [], null],
  ])('%s', (_, projects, expected) =>
    expected === null
      ? expect(exampleOf(...projects)).toBeNull()
      : expect(exampleOf(...projects)).toMatchObject(expected),
  )
})
