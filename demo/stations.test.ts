import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INTERCHANGES, interchangeStations } from '@/features/transit/domain/interchanges'
import { journeyTo, reachOf } from '@/features/transit/domain/journeys'
import { LINES as KNOWN_LINES, lineOf, type Stop, servicesOf } from '@/features/transit/domain/lines'
import { buildNetwork, shortestRoutes } from '@/features/transit/domain/network'
import { drawSchematic } from '@/features/transit/domain/schematic'
import { NAME_SIDES, NAME_SIDES_ALONE, RUNS } from '@/features/transit/domain/schematic-runs'
import { metresBetween } from '@/features/transit/domain/walking'
import { LOCALES } from '@/i18n/locales'
import { PROJECT_FACTS } from './facts'
import { LINES, STATIONS } from './stations'

const STOPS: readonly Stop[] = STATIONS.flatMap(({ slug, line, order, lat, lng }) => {
  const known = lineOf(line)
  return known ? [{ slug, line: known.slug, order, lat, lng }] : []
})
const SLUGS = STOPS.map(({ slug }) => slug)
const NETWORK = buildNetwork(STOPS)
const WAYS = new Map(SLUGS.map((slug) => [slug, shortestRoutes(NETWORK, [{ station: slug, minutes: 0 }])]))
const between = (a: string, b: string) => WAYS.get(a)?.get(b)?.minutes ?? Number.NaN
const stop = (slug: string): Stop => {
  const found = STOPS.find((one) => one.slug === slug)
  if (!found) throw new Error(slug)
  return found
}

/** [line, stations, first, last], as the operators count them in 2025. */
const LENGTHS: readonly [line: string, stations: number, first: string, last: string][] = [
  ['bts-sukhumvit', 47, 'khu-khot', 'kheha'],
  ['bts-silom', 14, 'national-stadium', 'bang-wa'],
  ['bts-gold', 3, 'krung-thon-buri-gold', 'khlong-san'],
  ['mrt-blue', 38, 'tha-phra', 'lak-song'],
  ['mrt-purple', 16, 'khlong-bang-phai', 'tao-poon-purple'],
  ['mrt-yellow', 23, 'lat-phrao-yellow', 'samrong-yellow'],
  ['mrt-pink', 32, 'nonthaburi-civic-center', 'lake-muang-thong-thani'],
  ['arl', 8, 'suvarnabhumi', 'phaya-thai-arl'],
  ['srt-dark-red', 10, 'krung-thep-aphiwat', 'rangsit'],
  ['srt-light-red', 4, 'krung-thep-aphiwat-light-red', 'taling-chan'],
]

describe('the stations of greater Bangkok', () => {
  it.each(LENGTHS)('%s has %i, from %s to %s, numbered without a gap', (line, count, first, last) => {
    const own = STATIONS.filter((station) => station.line === line).toSorted((a, b) => a.order - b.order)
    expect(own.map(({ order }) => order)).toEqual(Array.from({ length: count }, (_, index) => index + 1))
    expect([own[0]?.slug, own.at(-1)?.slug]).toEqual([first, last])
  })

  it('belong to known lines, and every line has stations', () => {
    expect(LINES.map(({ slug }) => slug).sort()).toEqual(KNOWN_LINES.map(({ slug }) => slug).sort())
    expect(STOPS).toHaveLength(STATIONS.length)
  })

  it('have one slug and one code a line each, and a name in four languages', () => {
    expect(new Set(SLUGS).size).toBe(SLUGS.length)
    expect(new Set(STATIONS.map(({ line, code }) => `${line} ${code}`)).size).toBe(STATIONS.length)
    for (const { name } of STATIONS) for (const locale of LOCALES) expect(name[locale].trim()).not.toBe('')
  })

  it.each(KNOWN_LINES.map(({ slug }) => slug))('%s connects each of its stations to a neighbour', (line) => {
    for (const service of servicesOf(line, STOPS)) {
      for (const [index, next] of service.entries()) {
        const before = service[index - 1]
        if (!before) continue
        const metres = metresBetween(before, next)
        expect(metres, `${before.slug} – ${next.slug}`).toBeGreaterThan(300)
        expect(metres, `${before.slug} – ${next.slug}`).toBeLessThan(8000)
      }
    }
  })

  it('of an interchange are close together, within the given distance', () => {
    for (const [a, b, metres] of INTERCHANGES) {
      expect(metresBetween(stop(a), stop(b)), `${a} – ${b}`).toBeLessThan(Math.max(450, metres + 150))
      expect(interchangeStations(a)).toContain(b)
      expect(interchangeStations(b)).toContain(a)
    }
  })
})

describe('the connections between them', () => {
  const anyStation = fc.constantFrom(...SLUGS)

  it('lead from every station to every other', () => {
    for (const ways of WAYS.values()) expect(ways.size).toBe(SLUGS.length)
  })

  it('take as long in both directions', () => {
    fc.assert(
      fc.property(anyStation, anyStation, (a, b) => Math.abs(between(a, b) - between(b, a)) < 1e-6),
      { numRuns: 2000 },
    )
  })

  it('are not shortened by a detour', () => {
    fc.assert(
      fc.property(anyStation, anyStation, anyStation, (a, b, c) => {
        return between(a, c) <= between(a, b) + between(b, c) + 1e-6
      }),
      { numRuns: 5000 },
    )
  })

  /** [from, to, least, most, trains]: what people of Bangkok expect, waiting included. */
  const KNOWN: readonly [from: string, to: string, least: number, most: number, trains: number][] = [
    ['mo-chit', 'siam', 13, 24, 1],
    ['asok', 'siam', 8, 16, 1],
    ['asok', 'sukhumvit', 2, 5, 0],
    ['thong-lo', 'si-lom', 14, 32, 2],
    ['phaya-thai-arl', 'suvarnabhumi', 24, 40, 1],
    ['krung-thep-aphiwat', 'don-mueang', 15, 30, 1],
    ['khu-khot', 'kheha', 80, 130, 1],
    ['lak-song', 'tao-poon', 45, 75, 2],
    ['itsaraphap', 'bang-phai', 6, 14, 1],
    ['charan-13', 'bang-phai', 9, 22, 2],
    ['impact-muang-thong-thani', 'si-rat', 8, 20, 2],
  ]

  it.each(KNOWN)('%s to %s takes %i to %i minutes with %i trains', (from, to, least, most, trains) => {
    expect(between(from, to)).toBeGreaterThanOrEqual(least)
    expect(between(from, to)).toBeLessThanOrEqual(most)
    expect(WAYS.get(from)?.get(to)?.trains).toBe(trains)
  })

  it('lead from every demonstration project to Asok', () => {
    const reach = reachOf(NETWORK, { key: 'asok', spot: stop('asok'), isStation: true })
    for (const { slug, lat, lng, stations } of PROJECT_FACTS) {
      const walks = stations.map(({ station, walkMinutes }) => ({ station, minutes: walkMinutes }))
      const journey = journeyTo(reach, { walks, spot: { lat, lng } })
      expect(journey?.minutes, slug).toBeGreaterThan(0)
      expect(journey?.onFoot, slug).toBeLessThanOrEqual(journey?.minutes ?? 0)
    }
  })
})

describe('the line map', () => {
  const drawn = drawSchematic(STOPS)

  it('shows every station once', () => {
    expect(drawn.stops.map(({ slug }) => slug).sort()).toEqual([...SLUGS].sort())
  })

  it('keeps every two marks 24 px apart (WCAG 2.2, 2.5.8)', () => {
    const tooClose = drawn.stops.flatMap((a, index) =>
      drawn.stops
        .slice(index + 1)
        .filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < 24)
        .map((b) => `${a.slug} ${b.slug}`),
    )
    expect(tooClose).toEqual([])
  })

  it('stays within its sheet', () => {
    for (const { x, y } of drawn.stops) {
      expect(x).toBeGreaterThan(12)
      expect(y).toBeGreaterThan(12)
      expect(x).toBeLessThan(drawn.width - 12)
      expect(y).toBeLessThan(drawn.height - 12)
    }
  })

  it('runs level, upright or slanted', () => {
    for (const { line, points } of RUNS) {
      for (const [index, [name, x, y]] of points.entries()) {
        const [, fromX, fromY] = points[index - 1] ?? [name, x, y]
        const [dx, dy] = [Math.abs(x - fromX), Math.abs(y - fromY)]
        expect(dx === 0 || dy === 0 || dx === dy, `${line} to ${name || `${x},${y}`}`).toBe(true)
      }
    }
  })

  it('has no unknown station', () => {
    const sides = Object.keys({ ...NAME_SIDES, ...NAME_SIDES_ALONE })
    const named = [...RUNS.flatMap(({ points }) => points.map(([slug]) => slug)), ...sides]
    expect(named.filter((slug) => slug !== '' && !SLUGS.includes(slug))).toEqual([])
  })

  it('places the names of a single line on the free sides', () => {
    const sideOf = (alone: string | null, slug: string) =>
      drawSchematic(STOPS, alone).stops.find((one) => one.slug === slug)?.names
    expect(sideOf(null, 'asok')).toBe('down')
    expect(sideOf('mrt-blue', 'asok')).toBe('down')
    expect(sideOf('bts-sukhumvit', 'asok')).toBe('up')
  })

  it('loses only the stretch beside a missing station', () => {
    const few = STOPS.filter(({ slug }) => slug !== 'asok')
    const lost = few.filter(({ slug }) => !drawSchematic(few).stops.some((one) => one.slug === slug))
    expect(lost.map(({ slug }) => slug)).toEqual([
      'chit-lom',
      'phloen-chit',
      'nana',
      'phrom-phong',
      'thong-lo',
      'ekkamai',
      'phra-khanong',
    ])
    expect(drawSchematic([]).stops).toEqual([])
  })
})
