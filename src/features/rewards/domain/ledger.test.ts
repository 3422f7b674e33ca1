import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balanceOf, type Entry, levelPoints, nextExpiry, sharesFor, statementOf, usableLots } from './ledger'

const DAY = 86_400_000
const START = Date.parse('2026-11-01T00:00:00Z')
const day = (number: number) => new Date(START + number * DAY)

const credit = (id: number, points: number, at: number, expires: number, kind: Entry['kind'] = 'visit'): Entry => ({
  ...{
    id,
    member: 'a',
    kind,
    points,
    lot: null,
    expiresAt: day(expires),
    reference: `r${id}`,
    reason: '',
    at: day(at),
  },
})

/** What happens to a ledger, day by day: points come, or somebody wants some. */
const happenings = fc.array(
  fc.record({
    wait: fc.integer({ min: 0, max: 40 }),
    points: fc.integer({ min: 1, max: 500 }),
    life: fc.integer({ min: 1, max: 90 }),
    kind: fc.constantFrom<Entry['kind']>('visit', 'contract', 'given', 'taken', 'spent'),
  }),
  { maxLength: 40 },
)

/** Writes what happens as the operations do: a use takes shares of what is left, or is refused. */
function play(list: readonly { wait: number; points: number; life: number; kind: Entry['kind'] }[]) {
  const entries: Entry[] = []
  let today = 0
  for (const { wait, points, life, kind } of list) {
    today += wait
    const id = entries.length + 1
    if (kind !== 'taken' && kind !== 'spent') {
      entries.push(credit(id, points, today, today + life, kind))
      continue
    }
    for (const share of sharesFor(usableLots(entries, day(today)), points) ?? [])
      entries.push({
        ...{ id: entries.length + 1, member: share.member, kind, points: -share.points, lot: share.lot },
        ...{ expiresAt: null, reference: `use-${id}`, reason: '', at: day(today) },
      })
  }
  return { entries, today }
}

describe('the ledger of points', () => {
  it('never spends more than there is: no lot and no balance is below zero, on any day', () => {
    fc.assert(
      fc.property(happenings, fc.integer({ min: 0, max: 120 }), (list, later) => {
        const { entries, today } = play(list)
        for (const { id, points } of entries.filter(({ lot }) => lot === null)) {
          const used = entries.filter(({ lot }) => lot === id).reduce((sum, entry) => sum - entry.points, 0)
          expect(used).toBeLessThanOrEqual(points)
        }
        expect(balanceOf(entries, day(today + later))).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('adds up: the first line of the statement says the balance of that day', () => {
    fc.assert(
      fc.property(happenings, fc.integer({ min: 0, max: 120 }), (list, later) => {
        const { entries, today } = play(list)
        const now = day(today + later)
        expect(statementOf(entries, now)[0]?.balance ?? 0).toBe(balanceOf(entries, now))
      }),
    )
  })

  it('uses the points that expire first, and no others before them', () => {
    fc.assert(
      fc.property(happenings, fc.integer({ min: 1, max: 2000 }), (list, price) => {
        const { entries, today } = play(list)
        const lots = usableLots(entries, day(today))
        const shares = sharesFor(lots, price)
        const all = lots.reduce((sum, { left }) => sum + left, 0)
        if (price > all) expect(shares).toBeNull()
        if (price > all) return
        expect(shares?.reduce((sum, { points }) => sum + points, 0)).toBe(price)
        expect(shares?.map(({ lot }) => lot)).toEqual(lots.slice(0, shares?.length).map(({ id }) => id))
        for (const [index, share] of (shares ?? []).slice(0, -1).entries()) expect(share.points).toBe(lots[index]?.left)
      }),
    )
  })

  it('does not lower a level when points are spent, only when they expire or are taken', () => {
    fc.assert(
      fc.property(happenings, (list) => {
        const { entries, today } = play(list)
        const unspent = entries.filter(({ kind }) => kind !== 'spent')
        expect(levelPoints(entries, day(today))).toBe(levelPoints(unspent, day(today)))
        expect(levelPoints(entries, day(today))).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('is the same in whatever order its rows are read', () => {
    fc.assert(
      fc.property(happenings, (list) => {
        const { entries, today } = play(list)
        const other = entries.toReversed()
        expect(balanceOf(other, day(today))).toBe(balanceOf(entries, day(today)))
        expect(usableLots(other, day(today))).toEqual(usableLots(entries, day(today)))
      }),
    )
  })
})

describe('points at their end', () => {
  const entries = [credit(1, 100, 0, 10), credit(2, 50, 1, 10), credit(3, 30, 2, 20)]

  it('are told together when they end together', () => {
    expect(nextExpiry(usableLots(entries, day(5)))).toEqual({ points: 150, at: day(10) })
    expect(nextExpiry(usableLots(entries, day(10)))).toEqual({ points: 30, at: day(20) })
    expect(nextExpiry(usableLots(entries, day(20)))).toBeNull()
  })

  it('are a line of the statement, and cannot be used at the moment they end', () => {
    expect(balanceOf(entries, day(10))).toBe(30)
    expect(statementOf(entries, day(12)).map(({ kind, points, balance }) => [kind, points, balance])).toEqual([
      ['expired', -50, 30],
      ['expired', -100, 80],
      ['visit', 30, 180],
      ['visit', 50, 150],
      ['visit', 100, 100],
    ])
  })

  it('that came back from a code count for the balance, not for the level again', () => {
    const back = [...entries, credit(4, 40, 3, 30, 'returned')]
    expect(balanceOf(back, day(5))).toBe(220)
    expect(levelPoints(back, day(5))).toBe(180)
  })
})
