import { describe, expect, it } from 'vitest'
import { aPrice } from '@/features/catalogue/samples'
import {
  destinationOf,
  filteredAndSorted,
  homesElsewhere,
  homesNear,
  indexLines,
  type ListedHome,
  listHome,
} from './homes'
import { reachOf } from './journeys'
import { lowestPrice } from './map-marker'
import { namedStations } from './station-names'
import { projectFixture as home, NETWORK, STATIONS } from './stops-fixture'

const walk = (station: string, minutes: number) => ({ station, minutes })
const HOMES = [
  home('vesper', { walks: [walk('chit-lom', 9), walk('nana', 4)], price: aPrice(9_000_000) }),
  home('arc', { walks: [walk('asok', 6), walk('sukhumvit', 4)], price: aPrice(5_000_000) }),
  home('lane', { walks: [walk('thong-lo', 12)], price: aPrice(null) }),
  home('field', { walks: [], spot: null }),
]
const AREAS = [
  { slug: 'silom', name: 'Silom', fullName: 'Silom', lat: 13.7265, lng: 100.537 },
  { slug: 'asok', name: 'Asok area', fullName: 'Asok area', lat: 13.737, lng: 100.56 },
]
const slugs = (listed: readonly ListedHome[]) => listed.map((one) => one.home.slug)
const station = (slug: string) => {
  const found = STATIONS.find((one) => one.slug === slug)
  if (!found) throw new Error(slug)
  return found
}
const REACH = reachOf(NETWORK, { key: 'nana', spot: station('nana'), isStation: true })
const ALL = HOMES.map((one) => listHome(one, STATIONS, REACH))

describe('the starting place of a visitor', () => {
  it.each([
    ['asok', { key: 'asok', name: 'BTS asok', isStation: true }],
    ['area-asok', { key: 'area-asok', name: 'Asok area', isStation: false }],
    ['silom', null],
    [null, null],
  ])('is recognised or rejected: %s', (to, expected) => {
    const found = destinationOf(to, STATIONS, AREAS)
    if (expected) expect(found).toMatchObject(expected)
    else expect(found).toBeNull()
  })
})

describe('a list of homes', () => {
  it.each([
    ['by minutes', { within: null, sort: null }, ['vesper', 'arc', 'lane', 'field']],
    ['by walk', { within: null, sort: 'walk' }, ['vesper', 'arc', 'lane', 'field']],
    ['by price, on request last', { within: null, sort: 'price' }, ['field', 'arc', 'vesper', 'lane']],
    ['within a quarter of an hour', { within: 15, sort: null }, ['vesper', 'arc']],
  ] as const)('%s', (_, question, expected) => {
    expect(slugs(filteredAndSorted(ALL, question, 'minutes'))).toEqual(expected)
  })

  it('of a station includes its interchange, by the nearer of both', () => {
    const near = homesNear(station('sukhumvit'), HOMES, STATIONS, null)
    expect(slugs(near)).toEqual(['arc'])
    expect(near[0]?.walk).toMatchObject({ minutes: 4, station: { slug: 'sukhumvit' } })
  })

  it('of a station without homes nearby shows the fastest by train', () => {
    const reach = reachOf(NETWORK, { key: 'si-lom', spot: station('si-lom'), isStation: true })
    expect(slugs(homesElsewhere(reach, HOMES, STATIONS))).toEqual(['arc', 'vesper', 'lane'])
  })

  it('lists a home near two stations of a line once', () => {
    const lines = indexLines(STATIONS, HOMES).map(({ line, homes }) => `${line.slug} ${homes}`)
    expect(lines).toEqual(['bts-sukhumvit 3', 'mrt-blue 1', 'srt-light-red 0'])
  })
})

describe('the station names on the network map', () => {
  const lines = indexLines(STATIONS, HOMES)
  const counts = new Map([['nana', 1]])

  it('are those of termini, interchanges and stations with homes', () => {
    const named = namedStations(lines, counts, { line: null, station: null })
    expect([...named].sort()).toEqual(
      ['asok', 'bang-bamru', 'chit-lom', 'nana', 'phra-ram-9', 'si-lom', 'sukhumvit', 'thong-lo'].sort(),
    )
    expect(namedStations(lines, new Map(), { line: null, station: null }).has('nana')).toBe(false)
    expect(namedStations(lines, new Map(), { line: null, station: 'nana' }).has('nana')).toBe(true)
  })

  it('are all of the chosen line, and no others', () => {
    const named = namedStations(lines, counts, { line: 'mrt-blue', station: null })
    expect([...named]).toEqual(['phra-ram-9', 'sukhumvit', 'si-lom'])
  })
})

describe('the price label of a cluster', () => {
  const marker = (from: number | null) => ({
    slug: 'a',
    title: 'a',
    x: 0,
    y: 0,
    price: aPrice(from),
    href: '',
    nearer: '',
  })

  it.each([
    [[5, 3, null], 3],
    [[null, null], null],
  ])('for %j is %j', (prices, expected) => {
    expect(lowestPrice({ markers: prices.map(marker) })).toBe(expected)
  })
})
