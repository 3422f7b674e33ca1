import { describe, expect, it } from 'vitest'
import { fold, foldLoosely } from '../text/fold'
import { LINE_NAMES, PLACE_NAMES } from './data/place-and-line-names'
import { STATION_NAMES } from './data/station-names'
import { withKnownNames } from './known-names'

const BARE = { stations: [], lines: [], projects: [], synonyms: [] }

describe('CMS names with our aliases', () => {
  it('keep the official names first, without duplicates', () => {
    const { places } = withKnownNames({ ...BARE, places: [{ key: 'ari', names: ['อารีย์', 'Ari', 'Aree'] }] })
    expect(places[0]?.names.slice(0, 3)).toEqual(['อารีย์', 'Ari', 'Aree'])
    expect(places[0]?.names).toContain('อารี')
    expect(new Set(places[0]?.names).size).toBe(places[0]?.names.length)
  })

  it('get no alias for something missing in the CMS', () =>
    expect(withKnownNames({ ...BARE, places: [] })).toEqual({ ...BARE, places: [] }))

  it('stay as they are when there is no alias', () =>
    expect(withKnownNames({ ...BARE, places: [{ key: 'elsewhere', names: ['Elsewhere'] }] }).places).toEqual([
      { key: 'elsewhere', names: ['Elsewhere'] },
    ]))
})

describe.each([
  ['places', PLACE_NAMES],
  ['stations', STATION_NAMES],
  ['lines', LINE_NAMES],
])('aliases of %s', (_, names) => {
  const rows = Object.entries(names)

  it.each(rows)('are distinct and have two letters or more: %s', (_key, others) => {
    const folded = others.map(fold)
    expect(folded.filter((name) => name.length < 2)).toEqual([])
    expect(folded.filter((name, at) => folded.indexOf(name) !== at)).toEqual([])
  })

  it('belong to one key each', () => {
    const owners = new Map<string, Set<string>>()
    for (const [key, others] of rows) {
      for (const name of others.map(foldLoosely)) owners.set(name, (owners.get(name) ?? new Set()).add(key))
    }
    expect([...owners].filter(([, keys]) => keys.size > 1).map(([name, keys]) => [name, ...keys])).toEqual([])
  })
})
