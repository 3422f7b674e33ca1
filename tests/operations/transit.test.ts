import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildNetwork, destinationOf, minutesTo, reachOf } from '@/features/transit'
import { readByLine } from '@/features/transit/reads/by-line'
import { readByMap } from '@/features/transit/reads/by-map'
import { listHomes, listStations } from '@/features/transit/server'
import { LOCALES } from '@/i18n/locales'
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
})
