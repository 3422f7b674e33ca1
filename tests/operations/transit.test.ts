import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildNetwork, destinationOf, journeyTo, reachOf } from '@/features/transit'
import { MAP_LIBRARY } from '@/features/transit/domain/map-library'
import { readByLine } from '@/features/transit/queries/by-line'
import { readByMap } from '@/features/transit/queries/by-map'
import { readFullReloadPages } from '@/features/transit/queries/map-setting'
import { readResultMap } from '@/features/transit/queries/result-map'
import { travelTimesForApi } from '@/features/transit/queries/travel-times-api'
import { listHomes, listStarts, listStations } from '@/features/transit/server'
import { LOCALES } from '@/i18n/locales'
import { env } from '@/platform/process/env'
import { contentSystem, someContext } from '../support/content-system'
import { disableCache } from '../support/disable-cache'

let payload: Payload

beforeAll(async () => {
  disableCache()
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

  it('leave out one of an unknown line', async () => {
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

describe('the projects by rail', () => {
  it('are those for sale without drafts, with walking times and coordinates', async () => {
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

  it('all have a door-to-door route', async () => {
    const ctx = await someContext()
    const [stations, homes] = [await listStations(ctx, 'en'), await listHomes(ctx, 'en')]
    const asok = destinationOf('asok', stations, [])
    if (!asok) throw new Error('there is no Asok')
    const reach = reachOf(buildNetwork(stations), asok)
    for (const home of homes) expect(journeyTo(reach, home)?.minutes, home.slug).toBeGreaterThan(0)
  })
})

describe('the page by line', () => {
  it('lists the projects of a station by walking minutes, with the route to a place', async () => {
    const { list, question, destination } = await readByLine('en', { station: 'ha-yaek-lat-phrao', to: 'asok' })
    expect(question).toMatchObject({ station: 'ha-yaek-lat-phrao', to: 'asok' })
    expect(destination).toMatchObject({ name: 'BTS Asok' })
    if (list.of !== 'station') throw new Error(list.of)
    expect(list.homes[0]?.walk?.minutes).toBeLessThanOrEqual(list.homes.at(-1)?.walk?.minutes ?? 0)
    expect(list.homes[0]?.journey?.trains).toBeGreaterThan(0)
  })

  it('drops unknown parameters', async () => {
    const { question, isIndexed } = await readByLine('en', {
      station: 'nowhere',
      to: 'nowhere',
      within: '30',
      sort: 'minutes',
    })
    expect(question).toEqual({ line: null, station: null, area: null, to: null, within: null, sort: null })
    expect(isIndexed).toBe(true)
  })

  it('leaves out projects beyond the chosen minutes', async () => {
    const { list, isIndexed } = await readByLine('en', { to: 'asok', within: '30' })
    const homes = list.of === 'all' ? list.homes : []
    expect(homes.length).toBeGreaterThan(0)
    for (const { journey } of homes) expect(journey?.minutes).toBeLessThanOrEqual(30)
    expect(isIndexed).toBe(false)
  })

  it('offers the quickest projects by train when none is near', async () => {
    const { list } = await readByLine('en', { station: 'kheha' })
    if (list.of !== 'station') throw new Error(list.of)
    expect(list.homes).toEqual([])
    expect(list.elsewhere).toHaveLength(3)
  })
})

describe('the page by map', () => {
  it('marks every project on it, around a chosen area', async () => {
    const whole = await readByMap('th', {})
    const near = await readByMap('th', { area: 'thonglor' })
    expect(whole.markers).toHaveLength(whole.homes.length)
    expect(whole.start.zoom).toBe(1)
    expect(near.start.zoom).toBeGreaterThan(1)
  })

  it('has a tile map only with a configured style, and then needs a full page load', async () => {
    expect((await readByMap('en', {})).tiles).toBeNull()
    expect(readFullReloadPages('en')).toEqual([])
    Object.assign(env, { MAP_STYLE_URL: 'https://maps.example/style.json' })
    try {
      const { tiles } = await readByMap('en', {})
      expect(tiles).toEqual({ style: 'https://maps.example/style.json', library: MAP_LIBRARY })
      expect(readFullReloadPages('en')).toEqual(['/en/find/by-map'])
    } finally {
      Object.assign(env, { MAP_STYLE_URL: undefined })
    }
  })
})

describe('the minutes endpoint', () => {
  it.each(LOCALES)('returns the route from every public project to a place, named in %s', async (lang) => {
    const answer = await travelTimesForApi({ to: 'asok', lang })
    const starts = await listStarts(await someContext())
    expect(answer?.name).toMatch(/^BTS ./)
    expect(answer?.homes.map(({ slug }) => slug).toSorted()).toEqual(starts.map(({ slug }) => slug).toSorted())
    const near = answer?.homes.find(({ slug }) => slug === 'noble-atelier-thonglor')
    expect(near?.minutes).toBeGreaterThan(5)
    expect(near?.minutes).toBeLessThan(45)
    expect(near?.trains).toBe(1)
  })

  it('accepts areas and rejects unknown places', async () => {
    expect(await travelTimesForApi({ to: 'area-silom', lang: 'en' })).toMatchObject({ to: 'area-silom', name: 'Silom' })
    expect(await travelTimesForApi({ to: 'silom', lang: 'en' })).toBeNull()
  })
})

describe('the map of results', () => {
  const FOUND = ['noble-atelier-thonglor', 'nue-orbit-bangna', 'no-such-project']

  it('marks all results, lists one page, and shows the route to a place', async () => {
    const map = await readResultMap('en', { slugs: FOUND.slice(0, 1), marked: FOUND, to: 'asok' })
    expect(map.markers.map(({ slug }) => slug)).toEqual(FOUND.slice(0, 2))
    expect(map.homes.map(({ home }) => home.slug)).toEqual(FOUND.slice(0, 1))
    expect(map.homes[0]?.journey?.minutes).toBeGreaterThan(0)
    expect(map.placeName).toBe('BTS Asok')
    expect(map.start.zoom).toBeGreaterThan(1)
  })

  it('lists a project that is not for sale without a price marker', async () => {
    const { docs } = await payload.find({
      collection: 'projects',
      where: { Badge: { equals: 'Sold_Out' }, _status: { equals: 'published' } },
      limit: 1,
      depth: 0,
    })
    const slug = docs[0]?.Slug_name ?? ''
    const map = await readResultMap('en', { slugs: [slug], marked: [slug, ...FOUND] })
    expect(map.markers.map((marker) => marker.slug)).not.toContain(slug)
    expect(map.homes[0]?.home).toMatchObject({ slug, isForSale: false, price: { now: null } })
    expect(map.homes[0]?.journey).toBeNull()
  })

  it('is centred on the chosen place', async () => {
    const around = await readResultMap('en', { slugs: [], marked: [], area: 'ari' })
    const whole = await readResultMap('en', { slugs: [], marked: [], area: 'atlantis' })
    expect([around.area, whole.area, whole.start.zoom]).toEqual(['ari', null, 1])
    expect(around.start.zoom).toBeGreaterThan(1)
  })
})
