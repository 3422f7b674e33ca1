import { describe, expect, it } from 'vitest'
import { servicesOf } from './lines'
import { buildNetwork, shortestRoutes } from './network'
import { NETWORK, STOPS } from './stops-fixture'

const from = (station: string, minutes = 0) => shortestRoutes(NETWORK, [{ station, minutes }])

describe('travel times by train', () => {
  it.each([
    ['asok', 'asok', 0],
    ['asok', 'sukhumvit', 0],
    ['chit-lom', 'thong-lo', 1],
    ['chit-lom', 'si-lom', 2],
    ['phra-ram-9', 'thong-lo', 2],
  ])('use the fewest trains from %s to %s: %i', (a, b, trains) => {
    expect(from(a).get(b)?.trains).toBe(trains)
  })

  it('count half the headway as the wait, and a minute each way between street and platform', () => {
    const [one, two] = [STOPS[1], STOPS[2]]
    const riding = (from('nana').get('asok')?.minutes ?? 0) - (5 / 2 + 1 + 1)
    expect(one && two && riding).toBeCloseTo((0.7 * 1.1 * 60) / 33, 0)
  })

  it('include the walk to the first station', () => {
    const [near, far] = [from('nana').get('thong-lo'), from('nana', 7).get('thong-lo')]
    expect((far?.minutes ?? 0) - (near?.minutes ?? 0)).toBeCloseTo(7)
  })

  it('start at the faster of two stations', () => {
    const ways = shortestRoutes(NETWORK, [
      { station: 'chit-lom', minutes: 2 },
      { station: 'sukhumvit', minutes: 9 },
    ])
    expect(ways.get('nana')?.from).toBe('chit-lom')
    expect(ways.get('si-lom')?.from).toBe('sukhumvit')
  })

  it('do not exist for an unreachable or an unknown station', () => {
    expect(from('asok').has('bang-bamru')).toBe(false)
    expect(from('nowhere').size).toBe(0)
    expect(buildNetwork([]).stops.size).toBe(0)
  })

  it('skip an interchange when one of its stations is missing', () => {
    const half = buildNetwork(STOPS.filter(({ slug }) => slug !== 'sukhumvit'))
    expect(shortestRoutes(half, [{ station: 'asok', minutes: 0 }]).has('si-lom')).toBe(false)
  })
})

describe('the routes of the lines', () => {
  const blue = ['tha-phra', 'itsaraphap', 'bang-phai'].map((slug, order) => ({
    slug,
    line: 'mrt-blue' as const,
    order,
    lat: 13.7,
    lng: 100.5,
  }))
  const pink = ['muang-thong-thani', 'min-buri', 'impact-muang-thong-thani'].map((slug, order) => ({
    slug,
    line: 'mrt-pink' as const,
    order,
    lat: 13.7,
    lng: 100.5,
  }))
  const slugs = (services: ReturnType<typeof servicesOf>) => services.map((service) => service.map(({ slug }) => slug))

  it('pass Tha Phra twice on the Blue Line', () => {
    expect(slugs(servicesOf('mrt-blue', blue))).toEqual([['tha-phra', 'itsaraphap', 'tha-phra', 'bang-phai']])
  })

  it('branch at Muang Thong Thani', () => {
    expect(slugs(servicesOf('mrt-pink', pink))).toEqual([
      ['muang-thong-thani', 'min-buri'],
      ['muang-thong-thani', 'impact-muang-thong-thani'],
    ])
  })

  it('follow the order of stations when the branching station is missing', () => {
    expect(slugs(servicesOf('mrt-pink', pink.slice(1)))).toEqual([['min-buri', 'impact-muang-thong-thani']])
  })
})
