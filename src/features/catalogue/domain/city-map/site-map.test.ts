import { describe, expect, test } from 'vitest'
import type { NearbyPlace, StationWalk } from '../project'
import { boxAt, crosses, placeLabels } from './label-places'
import { railCourses } from './rail-courses'
import { drawSiteMap, offset } from './site-map'

const PROJECT = { lat: 13.7434, lng: 100.5487 }

const station = (slug: string, lat: number, lng: number): StationWalk => ({
  ...{ slug, name: slug, fullName: slug, line: 'bts-sukhumvit', system: 'BTS', colour: '#76b729' },
  ...{ minutes: 5, metres: 400, lat, lng },
})

const landmark = (name: string, lat: number, lng: number): NearbyPlace => ({
  ...{ kind: 'mall', name, minutes: 5, walk: false },
  spot: { lat, lng },
})

const mapOf = (stations: readonly StationWalk[], nearby: readonly NearbyPlace[] = []) =>
  drawSiteMap('en', { title: 'noble test', location: { text: '', ...PROJECT, nearby, rails: [] }, stations })

describe('a place is drawn in its true direction', () => {
  test.each([
    ['north', { lat: 13.7534, lng: 100.5487 }, { x: 0, y: -1113 }],
    ['east', { lat: 13.7434, lng: 100.5587 }, { x: 1081, y: 0 }],
    ['south-west', { lat: 13.7334, lng: 100.5387 }, { x: -1081, y: 1113 }],
  ])('%s', (_, to, expected) => {
    const point = offset(PROJECT, to)
    expect(point.x).toBeCloseTo(expected.x, -1)
    expect(point.y).toBeCloseTo(expected.y, -1)
  })
})

describe('the map', () => {
  test('includes a station within a walk', () => {
    const map = mapOf([station('far', 13.7434, 100.5617)])
    expect(map.halfWidth).toBeGreaterThan(map.stations[0]?.x ?? Number.POSITIVE_INFINITY)
  })

  test('names a station on a phone even where a landmark stands beside it; the landmark gives way, with its mark', () => {
    const map = mapOf([station('near', 13.7445, 100.546)], [landmark('a mall beside it', 13.7448, 100.5455)])
    expect(map.labels.narrow.get('station-near')).toBeTruthy()
    expect(map.labels.narrow.get('place-a mall beside it') ?? null).toBeNull()
    expect(map.labels.wide.get('place-a mall beside it')).toBeTruthy()
  })

  test('shows a ten-minute walk even without stations', () => {
    const map = mapOf([])
    expect(map.halfHeight).toBeGreaterThan(map.circles.at(-1)?.metres ?? Number.POSITIVE_INFINITY)
  })

  test('reaches as far as a drive where no station is near, without circles that would be dots', () => {
    const places = [13.77, 13.768, 13.718, 13.772].map((lat) => landmark(`at ${lat}`, lat, 100.5487))
    const map = mapOf([], places)
    expect(map.landmarks).toHaveLength(4)
    expect(map.circles).toEqual([])
  })

  test('shows the main roads and the water around', () => {
    const map = mapOf([])
    expect(map.roads.map(({ name }) => name)).toEqual(expect.arrayContaining(['Sukhumvit', 'Phetchaburi']))
    expect(map.water.map(({ slug }) => slug)).toContain('saen-saep')
    expect(map.water.map(({ slug }) => slug)).not.toContain('prawet-burirom')
  })

  test('leaves out a station without coordinates, and a place without a spot', () => {
    const map = mapOf([station('open', Number.NaN, Number.NaN)], [{ ...landmark('a', 0, 0), spot: null }])
    expect([...map.stations, ...map.landmarks]).toEqual([])
  })

  test('names the project and its station at every width', () => {
    const { narrow, wide } = mapOf([station('ari', 13.746, 100.552)]).labels
    for (const labels of [narrow, wide]) {
      expect(labels.get('title')).toBeTruthy()
      expect(labels.get('station-ari')).toBeTruthy()
    }
  })
})

describe('labels', () => {
  const label = (key: string, x: number, y: number, isNeeded = false) => ({
    ...{ key, spots: [{ x, y }], width: 60, height: 20, gap: 6, isNeeded },
  })
  const line = [
    { x: 0, y: 50 },
    { x: 200, y: 50 },
  ] as const
  const free = { width: 200, height: 100, lines: [], marks: [] }

  test('stand off the lines', () => {
    const place = placeLabels([label('a', 100, 50)], { ...free, lines: [line] }).get('a')
    if (!place) throw new Error('not placed')
    expect(crosses(line, boxAt(place, place.side, label('a', 100, 50)))).toBe(false)
  })

  test('never stand on each other: what finds no place is not shown', () => {
    const crowd = Array.from({ length: 40 }, (_, index) => label(String(index), 100, 50, true))
    const boxes = [...placeLabels(crowd, free)].flatMap(([key, place]) =>
      place ? [boxAt(place, place.side, label(key, 0, 0))] : [],
    )
    expect(boxes.length).toBeGreaterThan(1)
    expect(boxes.length).toBeLessThan(40)
    for (const [index, a] of boxes.entries())
      for (const b of boxes.slice(index + 1))
        expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false)
  })

  test('cross a line only when needed', () => {
    const fence = [30, 45, 60].map(
      (y) =>
        [
          { x: 0, y },
          { x: 200, y },
        ] as const,
    )
    const tight = { ...free, height: 90, lines: fence }
    expect(placeLabels([label('a', 100, 45)], tight).get('a')).toBeNull()
    expect(placeLabels([label('a', 100, 45, true)], tight).get('a')).toBeTruthy()
  })
})

test('a branch begins a course of its own', () => {
  const stop = (line: string, lat: number) => ({ line, colour: '#000000', lat, lng: 100.5 })
  const courses = railCourses([stop('pink', 13.8), stop('pink', 13.81), stop('pink', 13.95), stop('blue', 13.951)])
  expect(courses.map(({ line, points }) => [line, points.length])).toEqual([
    ['pink', 2],
    ['pink', 1],
    ['blue', 1],
  ])
})
