import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Destination, journeyTo, reachOf } from './journeys'
import { NETWORK, STOPS } from './stops-fixture'
import { estimatedWalk } from './walking'

const ASOK: Destination = { key: 'asok', spot: { lat: 13.737, lng: 100.56 }, isStation: true }
/** About 300 metres from Si Lom. */
const OFFICES: Destination = { key: 'area-silom', spot: { lat: 13.7265, lng: 100.537 }, isStation: false }
/** Far from any station. */
const VILLAGE: Destination = { key: 'area-far', spot: { lat: 13.72, lng: 100.7 }, isStation: false }

const walk = (station: string, minutes: number) => ({ walks: [{ station, minutes }], spot: null })

describe('the door-to-door travel time', () => {
  it.each([
    ['a home at the destination', ASOK, walk('asok', 6), { minutes: 6, onFoot: 6, trains: 0 }],
    ['a home at the other station of the interchange', ASOK, walk('sukhumvit', 4), { trains: 0 }],
    ['a home down the line', ASOK, walk('thong-lo', 6), { trains: 1, board: 'thong-lo', leave: 'asok', onFoot: 6 }],
    ['a home on another line', OFFICES, walk('thong-lo', 6), { trains: 2, board: 'thong-lo', leave: 'si-lom' }],
    ['a home that no train serves', ASOK, walk('bang-bamru', 3), null],
    ['a home without any known location', ASOK, { walks: [], spot: null }, null],
  ])('is right: %s', (_, destination, home, expected) => {
    const journey = journeyTo(reachOf(NETWORK, destination), home)
    if (expected === null) expect(journey).toBeNull()
    else expect(journey).toMatchObject(expected)
  })

  it('is the walk alone when that is faster', () => {
    const next = { walks: [{ station: 'nana', minutes: 12 }], spot: { lat: 13.7365, lng: 100.5605 } }
    expect(journeyTo(reachOf(NETWORK, ASOK), next)).toMatchObject({ trains: 0, onFoot: 2, minutes: 2 })
  })

  it('uses the nearer of two stations', () => {
    const home = { walks: [walk('thong-lo', 30), walk('nana', 5)].flatMap(({ walks }) => walks), spot: null }
    expect(journeyTo(reachOf(NETWORK, ASOK), home)?.board).toBe('nana')
  })

  it('estimates a walk that has not been measured', () => {
    const spot = { lat: 13.7225, lng: 100.579 }
    const journey = journeyTo(reachOf(NETWORK, OFFICES), { walks: [], spot })
    expect(journey).toMatchObject({ board: 'thong-lo' })
  })

  it('reaches an area by its nearest station, at any distance', () => {
    const reach = reachOf(NETWORK, VILLAGE)
    expect([...reach.lastWalks.keys()]).toEqual(['thong-lo'])
    expect(journeyTo(reach, walk('nana', 5))?.onFoot).toBeGreaterThan(100)
  })

  it('is whole minutes, at least the walking part and at most the walk alone', () => {
    const spot = fc.record({
      lat: fc.double({ min: 13.6, max: 13.9, noNaN: true }),
      lng: fc.double({ min: 100.4, max: 100.7, noNaN: true }),
    })
    const station = fc.constantFrom(...STOPS.map(({ slug }) => slug))
    const home = fc.record({
      spot,
      walks: fc.array(fc.record({ station, minutes: fc.integer({ min: 1, max: 40 }) }), { maxLength: 3 }),
    })
    fc.assert(
      fc.property(spot, home, (to, from) => {
        const journey = journeyTo(reachOf(NETWORK, { key: 'area-x', spot: to, isStation: false }), from)
        if (!journey) return false
        return (
          Number.isInteger(journey.minutes) &&
          journey.onFoot <= journey.minutes &&
          journey.minutes <= Math.max(1, Math.ceil(estimatedWalk(from.spot, to)))
        )
      }),
    )
  })
})
