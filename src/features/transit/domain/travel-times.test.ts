import { describe, expect, it } from 'vitest'
import { STATIONS } from './stops-fixture'
import { journeysTo, type TransitData } from './travel-times'

const TRAVEL: TransitData = {
  stations: STATIONS,
  areas: [{ slug: 'silom', name: 'Silom', fullName: 'Silom', lat: 13.7265, lng: 100.537 }],
  starts: [
    { slug: 'by-rail', walks: [{ station: 'thong-lo', minutes: 5 }], spot: null },
    { slug: 'on-foot', walks: [{ station: 'asok', minutes: 3 }], spot: { lat: 13.7372, lng: 100.5602 } },
    { slug: 'nowhere', walks: [], spot: null },
  ],
}

describe('journeys to one place', () => {
  it('exist for every project, and are null when none is known', () => {
    const ways = journeysTo(TRAVEL, 'asok')
    expect(ways?.to).toEqual({ key: 'asok', name: 'BTS asok' })
    expect([...(ways?.of ?? [])].map(([slug, way]) => [slug, way?.trains])).toEqual([
      ['by-rail', 1],
      ['on-foot', 0],
      ['nowhere', undefined],
    ])
  })

  it('lead to areas too, by the key of the area', () => {
    expect(journeysTo(TRAVEL, 'area-silom')?.to).toEqual({ key: 'area-silom', name: 'Silom' })
  })

  it.each(['silom', 'nowhere', '', 'area-'])('do not exist for the unknown place %j', (to) =>
    expect(journeysTo(TRAVEL, to)).toBeNull(),
  )
})
