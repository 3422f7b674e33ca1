import { describe, expect, it } from 'vitest'
import { fold, foldLoosely } from './fold'
import { LINE_NAMES, PLACE_NAMES } from './gazetteer-names'
import { withKnownNames } from './known-names'
import { STATION_NAMES } from './station-names'

const BARE = { stations: [], lines: [], projects: [], synonyms: [] }

describe('names of content with the other ones', () => {
  it('official names stay first, and none is twice', () => {
    const { places } = withKnownNames({ ...BARE, places: [{ key: 'ari', names: ['อารีย์', 'Ari', 'Aree'] }] })
    expect(places[0]?.names.slice(0, 3)).toEqual(['อารีย์', 'Ari', 'Aree'])
    expect(places[0]?.names).toContain('อารี')
    expect(new Set(places[0]?.names).size).toBe(places[0]?.names.length)
  })

  it('what the content does not have gains no name', () =>
    expect(withKnownNames({ ...BARE, places: [] })).toEqual({ ...BARE, places: [] }))

  it('what is known by no other name keeps its own', () =>
    expect(withKnownNames({ ...BARE, places: [{ key: 'elsewhere', names: ['Elsewhere'] }] }).places).toEqual([
      { key: 'elsewhere', names: ['Elsewhere'] },
    ]))
})

describe.each([
  ['places', PLACE_NAMES],
  ['stations', STATION_NAMES],
  ['lines', LINE_NAMES],
])('other names of %s', (_, names) => {
  const rows = Object.entries(names)

  it.each(rows)('%s: each stands once and has letters', (_key, joined) => {
    const folded = joined.split('|').map(fold)
    expect(folded.filter((name) => name.length < 2)).toEqual([])
    expect(folded.filter((name, at) => folded.indexOf(name) !== at)).toEqual([])
  })

  it('no name is of two', () => {
    const owners = new Map<string, Set<string>>()
    for (const [key, joined] of rows) {
      for (const name of joined.split('|').map(foldLoosely)) owners.set(name, (owners.get(name) ?? new Set()).add(key))
    }
    expect([...owners].filter(([, keys]) => keys.size > 1).map(([name, keys]) => [name, ...keys])).toEqual([])
  })
})
