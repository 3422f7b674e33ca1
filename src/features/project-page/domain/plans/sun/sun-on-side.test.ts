import { describe, expect, test } from 'vitest'
import { drawPlan } from '../plan-drawing'
import { azimuthOf, clockOf, orientationOf, sunThroughTheYear } from './sun-on-side'
import { sunPatches, towardsSun } from './sun-patches'

const minutesOf = (azimuth: number, month: number) =>
  (sunThroughTheYear(azimuth, 2026)[month - 1]?.shines ?? []).reduce((sum, { from, to }) => sum + to - from, 0)

describe('the sun on a side of a home in Bangkok', () => {
  test('an east side has the morning, a west side the afternoon, all year', () => {
    for (const { shines } of sunThroughTheYear(azimuthOf('E'), 2026)) {
      expect(shines).toHaveLength(1)
      expect(shines[0]?.to).toBeLessThan(12 * 60 + 30)
    }
    for (const { shines } of sunThroughTheYear(azimuthOf('W'), 2026))
      expect(shines[0]?.from).toBeGreaterThan(11 * 60 + 50)
  })

  test('a north side has the sun in June and none in December; a south side the other way round', () => {
    expect(minutesOf(azimuthOf('N'), 6)).toBeGreaterThan(10 * 60)
    expect(minutesOf(azimuthOf('N'), 12)).toBe(0)
    expect(minutesOf(azimuthOf('S'), 12)).toBeGreaterThan(10 * 60)
    expect(minutesOf(azimuthOf('S'), 6)).toBe(0)
  })

  test('at noon the sun stands north of Bangkok from May to July, and south of it in winter', () => {
    const northern = sunThroughTheYear(0, 2026).filter(({ isNorthern }) => isNorthern)
    expect(northern.map(({ month }) => month)).toEqual([5, 6, 7])
  })

  test.each([
    ['N', 350],
    ['NE', 60],
    ['W', 280],
  ] as const)('%s is the name of %i°', (name, azimuth) => expect(orientationOf(azimuth)).toBe(name))

  test('minutes are said as a clock says them', () => expect(clockOf(367.4)).toBe('6:07'))
})

describe('sunlight on the floor', () => {
  const plan = drawPlan({ code: 'A1', kind: 'bed1', beds: 1, baths: 1, parking: 1, width: 7.2, depth: 6.7, floors: 1 })
  const [floor] = plan
  const area = (path: string) => {
    const shapes = path.split('z').filter(Boolean)
    return shapes.reduce((sum, shape) => {
      const points = shape
        .slice(1)
        .split('L')
        .map((one) => one.split(' ').map(Number))
      const twice = points.reduce((total, [x = 0, y = 0], index) => {
        const [nextX = 0, nextY = 0] = points[(index + 1) % points.length] ?? []
        return total + x * nextY - nextX * y
      }, 0)
      return sum + Math.abs(twice) / 2 / 10_000
    }, 0)
  }

  test('falls in through the lit side only', () => {
    const panes = floor?.panes ?? []
    expect(panes.length).toBeGreaterThan(1)
    expect(sunPatches(panes, { altitude: 30, azimuth: 90 }, 90)).not.toBe('')
    expect(sunPatches(panes, { altitude: 30, azimuth: 270 }, 90)).toBe('')
    expect(sunPatches(panes, { altitude: -2, azimuth: 90 }, 90)).toBe('')
  })

  test('reaches deeper when the sun is low, and never leaves the home', () => {
    const panes = floor?.panes ?? []
    const low = sunPatches(panes, { altitude: 12, azimuth: 90 }, 90)
    expect(area(low)).toBeGreaterThan(area(sunPatches(panes, { altitude: 45, azimuth: 90 }, 90)))
    const numbers = [...low.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)])
    for (const [x = 0, y = 0] of numbers) {
      expect(x >= 0 && x <= 720).toBe(true)
      expect(y >= 0 && y <= 670).toBe(true)
    }
  })

  test('comes from where the sun stands: a sun to the right of the front lights the left', () => {
    const [x, y] = towardsSun(135, 90)
    expect(x).toBeGreaterThan(0)
    expect(y).toBeLessThan(0)
  })
})
