import { describe, expect, it } from 'vitest'
import { changesSince, readVisits, type Seen, type Visits, visited, writeVisits } from './last-visit'

const M = 1_000_000
const DAY = 24 * 60 * 60_000
const NOW = Date.UTC(2026, 10, 24, 5)

const SEEN: Seen = {
  price: 5 * M,
  types: { A1: 5 * M, B1: 9 * M },
  free: ['1', '2', '3'],
  month: '2026-10',
  papers: ['eia:granted'],
  promotions: [7],
}

const back = (looked: string[] = ['A1']): Visits => ({
  before: { at: NOW - 5 * DAY, seen: SEEN },
  last: { at: NOW, seen: SEEN },
  looked,
})

describe('what changed since the last visit', () => {
  it.each([
    ['nothing', {}, []],
    ['the price of the project', { price: 4 * M }, [{ kind: 'price', before: 5 * M, after: 4 * M }]],
    [
      'the price of a unit type that was looked at',
      { types: { A1: 6 * M, B1: 9 * M } },
      [{ kind: 'typePrice', code: 'A1', before: 5 * M, after: 6 * M }],
    ],
    ['not of another one', { types: { A1: 5 * M, B1: 8 * M } }, []],
    ['not of one that is gone', { types: { B1: 9 * M } }, []],
    [
      'units sold and freed',
      { free: ['3', '4'] },
      [
        { kind: 'sold', count: 2 },
        { kind: 'freed', count: 1 },
      ],
    ],
    ['not where units are unknown', { free: null }, []],
    ['a new month of construction', { month: '2026-11' }, [{ kind: 'month', month: '2026-11' }]],
    ['not a month that was taken back', { month: '2026-09' }, []],
    [
      'a new document',
      { papers: ['eia:granted', 'construction_permit:filed'] },
      [{ kind: 'paper', paper: 'construction_permit:filed' }],
    ],
    ['a new promotion', { promotions: [8] }, [{ kind: 'promotion', promotion: 8 }]],
  ] as const)('%s', (_, change, expected) => {
    expect(changesSince(back(), { ...SEEN, ...(change as Partial<Seen>) })).toEqual(expected)
  })

  it('is nothing on a first visit', () => {
    expect(changesSince(visited(undefined, SEEN, NOW), { ...SEEN, price: 1 })).toEqual([])
  })
})

describe('a visit', () => {
  it('goes on for half an hour after the page was last opened, and is the last one after that', () => {
    const first = visited(undefined, SEEN, NOW)
    const reloaded = visited(first, { ...SEEN, price: 4 * M }, NOW + 60_000)
    expect(reloaded.before).toBeNull()
    const returned = visited(reloaded, { ...SEEN, price: 3 * M }, NOW + DAY)
    expect(returned.before).toMatchObject({ at: NOW + 60_000, seen: { price: 4 * M } })
    expect(visited(returned, SEEN, NOW + DAY + 1000).before).toEqual(returned.before)
  })

  it('keeps the units of an earlier look, where they were not looked at again', () => {
    expect(visited(visited(undefined, SEEN, NOW), { ...SEEN, free: null }, NOW + DAY).last.seen.free).toEqual(SEEN.free)
  })
})

describe('the storage of visits', () => {
  it('keeps twenty projects for half a year, and ignores whatever else it holds', () => {
    const all = Object.fromEntries(
      Array.from({ length: 25 }, (_, index) => [`p${index}`, visited(undefined, SEEN, NOW + index)]),
    )
    const kept = readVisits(writeVisits(all), NOW)
    expect(Object.keys(kept)).toHaveLength(20)
    expect(kept.p24).toEqual(all.p24)
    expect(kept.p0).toBeUndefined()
    expect(readVisits(writeVisits(all), NOW + 181 * DAY)).toEqual({})
    for (const stored of [null, '', '[]', '{"a":1}', 'x']) expect(readVisits(stored, NOW)).toEqual({})
  })
})
