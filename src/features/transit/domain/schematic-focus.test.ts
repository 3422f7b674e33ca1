import { expect, test } from 'vitest'
import { type FinderFilters, parseFinderFilters } from './finder-query'
import type { Schematic } from './schematic'
import { focusOf } from './schematic-focus'

const NOTHING = parseFinderFilters({})

const stop = (slug: string, line: 'bts-sukhumvit' | 'mrt-blue', x: number, y: number) => ({
  slug,
  line,
  x,
  y,
  names: 'right' as const,
})

const PLAN: Schematic = {
  width: 800,
  height: 600,
  river: '',
  tracks: [],
  stops: [
    stop('ari', 'bts-sukhumvit', 10, 20),
    stop('siam', 'bts-sukhumvit', 30, 40),
    stop('asok', 'bts-sukhumvit', 50, 60),
    stop('phra-ram-9', 'mrt-blue', 70, 80),
  ],
  changes: [],
}

test.each<[string, Partial<FinderFilters>, { x: number; y: number }]>([
  ['the middle of the city, when nothing was asked', {}, { x: 30, y: 40 }],
  ['the middle of the line', { line: 'mrt-blue' }, { x: 70, y: 80 }],
  ['the station, whatever its line', { line: 'mrt-blue', station: 'ari' }, { x: 10, y: 20 }],
  ['the line, when its station is not drawn', { line: 'mrt-blue', station: 'nowhere' }, { x: 70, y: 80 }],
])('the network map first shows %s', (_, asked, point) => {
  expect(focusOf(PLAN, { ...NOTHING, ...asked })).toEqual(point)
})

test('a network map without stops first shows its centre', () => {
  expect(focusOf({ ...PLAN, stops: [] }, NOTHING)).toEqual({ x: 400, y: 300 })
})
