import { describe, expect, it } from 'vitest'
import { drawGround, isOnMap, MAP_SIZE, nearestPlace, toMap } from './city-map'
import { STOPS } from './stops-fixture'
import { estimatedWalk, metresBetween, minutesOnFoot } from './walking'

const SIAM = { lat: 13.746, lng: 100.534 }
const ARI = { lat: 13.78, lng: 100.545 }

describe('the drawn city map', () => {
  it('has north at the top and east on the right', () => {
    expect(toMap(ARI).y).toBeLessThan(toMap(SIAM).y)
    expect(toMap(ARI).x).toBeGreaterThan(toMap(SIAM).x)
  })

  it('is to scale: one unit is 50 metres', () => {
    const [a, b] = [toMap(SIAM), toMap(ARI)]
    expect(Math.hypot(a.x - b.x, a.y - b.y) * 50).toBeCloseTo(metresBetween(SIAM, ARI), -1)
  })

  it.each([
    ['the middle of town', SIAM, true],
    ['Hua Hin', { lat: 12.57, lng: 99.95 }, false],
    ['Chiang Mai', { lat: 18.79, lng: 98.98 }, false],
  ])('knows what lies within it: %s', (_, spot, expected) => {
    expect(isOnMap(spot)).toBe(expected)
  })

  it('draws the river, the canals and every line, even without stations', () => {
    const { water, tracks } = drawGround(STOPS)
    expect(water.filter(({ kind }) => kind === 'river').map(({ slug }) => slug)).toEqual(['chao-phraya'])
    expect(tracks.find(({ line }) => line === 'mrt-blue')?.path).toMatch(/^M[\d.]+ [\d.]+(L[\d.]+ [\d.]+){2}$/)
    expect(tracks.find(({ line }) => line === 'arl')?.path).toBe('')
    expect(MAP_SIZE.width).toBeGreaterThan(700)
  })

  it('finds the place nearest to a point', () => {
    expect(nearestPlace({ lat: 13.77, lng: 100.54 }, [SIAM, ARI])).toBe(ARI)
    expect(nearestPlace(SIAM, [])).toBeNull()
  })
})

describe('the estimate of a walk', () => {
  it('counts 80 metres a minute, and a third more than the straight line for an unknown route', () => {
    expect(minutesOnFoot(400)).toBe(5)
    expect(estimatedWalk(SIAM, ARI)).toBeCloseTo((metresBetween(SIAM, ARI) * 1.3) / 80)
    expect(metresBetween(SIAM, ARI)).toBeCloseTo(3966, -2)
  })
})
