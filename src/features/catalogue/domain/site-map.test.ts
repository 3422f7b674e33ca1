import { describe, expect, test } from 'vitest'
import type { StationWalk } from './project'
import { drawSiteMap, offset } from './site-map'

const PROJECT = { lat: 13.7434, lng: 100.5487 }

const station = (slug: string, lat: number, lng: number, line = 'bts-sukhumvit'): StationWalk => ({
  slug,
  name: slug,
  fullName: slug,
  line,
  system: 'BTS',
  colour: line === 'mrt-blue' ? '#1e4f9c' : '#76b729',
  minutes: 5,
  metres: 400,
  lat,
  lng,
})

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
  test('includes its farthest station', () => {
    const map = drawSiteMap(PROJECT, [station('far', 13.7434, 100.5617)])
    expect(map.halfWidth).toBeGreaterThan(map.stations[0]?.x ?? Number.POSITIVE_INFINITY)
  })

  test('shows a ten-minute walk even without stations', () => {
    const map = drawSiteMap(PROJECT, [])
    expect(map.halfHeight).toBeGreaterThan(map.circles.at(-1)?.metres ?? Number.POSITIVE_INFINITY)
  })

  test('draws a line only between two of its stations: a single one does not tell its course', () => {
    const near = station('a', 13.743, 100.549)
    const next = station('b', 13.744, 100.543)
    const other = station('c', 13.738, 100.556, 'mrt-blue')
    expect(drawSiteMap(PROJECT, [near, other]).lines).toHaveLength(0)
    expect(drawSiteMap(PROJECT, [near, next, other]).lines.map((line) => line.colour)).toEqual(['#76b729'])
  })

  test.each([
    ['above it when the nearest station lies south', 13.741, 'above'],
    ['below it when the nearest station lies north', 13.746, 'below'],
  ])('writes the name of the project %s', (_, lat, side) => {
    expect(drawSiteMap(PROJECT, [station('near', lat, 100.549)]).titleSide).toBe(side)
  })

  test('leaves out a station without coordinates', () => {
    expect(drawSiteMap(PROJECT, [station('open', Number.NaN, Number.NaN)]).stations).toHaveLength(0)
  })
})
