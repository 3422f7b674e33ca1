import { describe, expect, it } from 'vitest'
import { STATIONS } from './stops-under-test'
import { type Travel, waysTo } from './ways'

const TRAVEL: Travel = {
  stations: STATIONS,
  areas: [{ slug: 'silom', name: 'Silom', lat: 13.7265, lng: 100.537 }],
  starts: [
    { slug: 'by-rail', walks: [{ station: 'thong-lo', minutes: 5 }], spot: null },
    { slug: 'on-foot', walks: [{ station: 'asok', minutes: 3 }], spot: { lat: 13.7372, lng: 100.5602 } },
    { slug: 'nowhere', walks: [], spot: null },
  ],
}

describe('the ways to one place', () => {
  it('are those of every project, and null where nobody knows one', () => {
    const ways = waysTo(TRAVEL, 'asok')
    expect(ways?.to).toEqual({ key: 'asok', name: 'BTS asok' })
    expect([...(ways?.of ?? [])].map(([slug, way]) => [slug, way?.trains])).toEqual([
      ['by-rail', 1],
      ['on-foot', 0],
      ['nowhere', undefined],
    ])
  })

  it('lead to areas too, by their own word', () => {
    expect(waysTo(TRAVEL, 'area-silom')?.to).toEqual({ key: 'area-silom', name: 'Silom' })
  })

  it.each(['silom', 'nowhere', '', 'area-'])('are none to %j', (to) => expect(waysTo(TRAVEL, to)).toBeNull())
})
