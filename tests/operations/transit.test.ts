import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildNetwork, destinationOf, minutesTo, reachOf } from '@/features/transit'
import { readByLine } from '@/features/transit/reads/by-line'
import { readByMap } from '@/features/transit/reads/by-map'
import { readPagesApart } from '@/features/transit/reads/map-setting'
import { minutesForCall } from '@/features/transit/reads/minutes-call'
import { readResultMap } from '@/features/transit/reads/result-map'
import { listHomes, listStarts, listStations } from '@/features/transit/server'
import { LOCALES } from '@/i18n/locales'
import { MAP_LIBRARY } from '@/kit/map-library'
import { env } from '@/platform/env'
import { contentSystem, someContext } from '../support/content-system'
import { keepNothing } from '../support/keep-nothing'

let payload: Payload

beforeAll(async () => {
  keepNothing()
  payload = await contentSystem()
})

describe('the stations of the content system', () => {
  it.each(LOCALES)('are all known in %s, in the order of their lines', async (locale) => {
    const stations = await listStations(await someContext(), locale)
    const { totalDocs } = await payload.count({ collection: 'stations' })
    expect(stations).toHaveLength(totalDocs)
    const blue = stations.filter(({ line }) => line === 'mrt-blue')
    expect(blue.map(({ order }) => order)).toEqual(blue.map((_, index) => index + 1))
  })

  it('leave out one of a line that the program does not know', async () => {
    const { id } = await payload.create({
      collection: 'stations',
      data: {
        slug: 'orange-1',
        name: 'Orange',
        code: 'OR1',
        system: 'MRT',
        line: 'mrt-orange',
        colour: '#F80',
        order: 1,
        lat: 13.7,
        lng: 100.5,
      },
    })
    const stations = await listStations(await someContext(), 'en')
    expect(stations.some(({ slug }) => slug === 'orange-1')).toBe(false)
    await payload.delete({ collection: 'stations', id })
  })
})

describe('the homes one looks for', () => {
  it('are those for sale, and no draft, with their walks and where they lie', async () => {
    const homes = await listHomes(await someContext(), 'en')
    const { docs } = await payload.find({
      collection: 'projects',
      where: { Badge: { equals: 'Sold_Out' } },
      pagination: false,
      depth: 0,
    })
    expect(homes.length).toBeGreaterThan(10)
    for (const { Slug_name } of docs) expect(homes.some(({ slug }) => slug === Slug_name)).toBe(false)
    expect(homes.find(({ slug }) => slug === 'nue-orbit-bangna')).toMatchObject({
      walks: [{ station: 'bang-na' }, { station: 'udom-suk' }],
      spot: { lat: expect.any(Number), lng: expect.any(Number) },
    })
  })

  it('are all reached from door to door', async () => {
    const ctx = await someContext()
    const [stations, homes] = [await listStations(ctx, 'en'), await listHomes(ctx, 'en')]
    const asok = destinationOf('asok', stations, [])
    if (!asok) throw new Error('there is no Asok')
    const reach = reachOf(buildNetwork(stations), asok)
    for (const home of homes) expect(minutesTo(reach, home)?.minutes, home.slug).toBeGreaterThan(0)
  })
})

describe('the page by line', () => {
  it('shows the homes of a station by walking minutes, and the way to one’s place', async () => {
    const { list, question, destination } = await readByLine('en', { station: 'ha-yaek-lat-phrao', to: 'asok' })
    expect(question).toMatchObject({ station: 'ha-yaek-lat-phrao', to: 'asok' })
    expect(destination).toMatchObject({ name: 'BTS Asok' })
    if (list.of !== 'station') throw new Error(list.of)
    expect(list.homes[0]?.walk?.minutes).toBeLessThanOrEqual(list.homes.at(-1)?.walk?.minutes ?? 0)
    expect(list.homes[0]?.journey?.trains).toBeGreaterThan(0)
  })

  it('lets go of words that name nothing of ours', async () => {
    const { question, isIndexed } = await readByLine('en', {
      station: 'nowhere',
      to: 'nowhere',
      within: '30',
      sort: 'minutes',
    })
    expect(question).toEqual({ line: null, station: null, area: null, to: null, within: null, sort: null })
    expect(isIndexed).toBe(true)
  })

  it('shows no home that is farther than the minutes asked for', async () => {
    const { list, isIndexed } = await readByLine('en', { to: 'asok', within: '30' })
    const homes = list.of === 'all' ? list.homes : []
    expect(homes.length).toBeGreaterThan(0)
    for (const { journey } of homes) expect(journey?.minutes).toBeLessThanOrEqual(30)
    expect(isIndexed).toBe(false)
  })

  it('offers the quickest homes by train where none is near', async () => {
    const { list } = await readByLine('en', { station: 'kheha' })
    if (list.of !== 'station') throw new Error(list.of)
    expect(list.homes).toEqual([])
    expect(list.elsewhere).toHaveLength(3)
  })
})

describe('the page by map', () => {
  it('marks every home that lies on it, around an area when one is chosen', async () => {
    const whole = await readByMap('th', {})
    const near = await readByMap('th', { area: 'thonglor' })
    expect(whole.markers).toHaveLength(whole.homes.length)
    expect(whole.start.zoom).toBe(1)
    expect(near.start.zoom).toBeGreaterThan(1)
  })

  it('has a map of tiles only where a style is configured, and is then entered with a reload', async () => {
    expect((await readByMap('en', {})).tiles).toBeNull()
    expect(readPagesApart('en')).toEqual([])
    Object.assign(env, { MAP_STYLE_URL: 'https://maps.example/style.json' })
    try {
      const { tiles } = await readByMap('en', {})
      expect(tiles).toEqual({ style: 'https://maps.example/style.json', library: MAP_LIBRARY })
      expect(readPagesApart('en')).toEqual(['/en/find/by-map'])
    } finally {
      Object.assign(env, { MAP_STYLE_URL: undefined })
    }
  })
})

describe('the call of minutes', () => {
  it.each(LOCALES)('tells every public project’s way to one place, named in %s', async (lang) => {
    const answer = await minutesForCall({ to: 'asok', lang })
    const starts = await listStarts(await someContext())
    expect(answer?.name).toMatch(/^BTS ./)
    expect(answer?.homes.map(({ slug }) => slug).toSorted()).toEqual(starts.map(({ slug }) => slug).toSorted())
    const near = answer?.homes.find(({ slug }) => slug === 'noble-atelier-thonglor')
    expect(near?.minutes).toBeGreaterThan(5)
    expect(near?.minutes).toBeLessThan(45)
    expect(near?.trains).toBe(1)
  })

  it('knows areas, and no place that is not there', async () => {
    expect(await minutesForCall({ to: 'area-silom', lang: 'en' })).toMatchObject({ to: 'area-silom', name: 'Silom' })
    expect(await minutesForCall({ to: 'silom', lang: 'en' })).toBeNull()
  })
})

describe('the map of results', () => {
  const FOUND = ['noble-atelier-thonglor', 'nue-orbit-bangna', 'no-such-project']

  it('marks what was found, lists the page, and tells the way to one’s place', async () => {
    const map = await readResultMap('en', { slugs: FOUND.slice(0, 1), marked: FOUND, to: 'asok' })
    expect(map.markers.map(({ slug }) => slug)).toEqual(FOUND.slice(0, 2))
    expect(map.homes.map(({ home }) => home.slug)).toEqual(FOUND.slice(0, 1))
    expect(map.homes[0]?.journey?.minutes).toBeGreaterThan(0)
    expect(map.placeName).toBe('BTS Asok')
    expect(map.start.zoom).toBeGreaterThan(1)
  })

  it('marks no price of a home that is not for sale, and lists it all the same', async () => {
    const { docs } = await payload.find({
      collection: 'projects',
      where: { Badge: { equals: 'Sold_Out' }, _status: { equals: 'published' } },
      limit: 1,
      depth: 0,
    })
    const slug = docs[0]?.Slug_name ?? ''
    const map = await readResultMap('en', { slugs: [slug], marked: [slug, ...FOUND] })
    expect(map.markers.map((marker) => marker.slug)).not.toContain(slug)
    expect(map.homes[0]?.home).toMatchObject({ slug, isForSale: false, priceFrom: null })
    expect(map.homes[0]?.journey).toBeNull()
  })

  it('is drawn around the place that is asked for', async () => {
    const around = await readResultMap('en', { slugs: [], marked: [], area: 'ari' })
    const whole = await readResultMap('en', { slugs: [], marked: [], area: 'atlantis' })
    expect([around.area, whole.area, whole.start.zoom]).toEqual(['ari', null, 1])
    expect(around.start.zoom).toBeGreaterThan(1)
  })
})
