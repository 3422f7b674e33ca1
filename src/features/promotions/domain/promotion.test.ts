import { describe, expect, it } from 'vitest'
import { daysLeft, inOrder } from './promotion'

describe('promotions in a list', () => {
  it('stand with the running ones first, the one that ends next before the others', () => {
    const one = (
      id: number,
      state: 'running' | 'coming' | 'ended',
      startsAt: string | null,
      endsAt: string | null,
    ) => ({
      id,
      state,
      startsAt,
      endsAt,
    })
    const all = [
      one(1, 'ended', null, '2026-01-01'),
      one(2, 'coming', '2027-02-01', null),
      one(3, 'running', null, null),
      one(4, 'running', null, '2026-12-31'),
      one(5, 'coming', '2027-01-01', null),
    ]
    expect(inOrder(all).map(({ id }) => id)).toEqual([4, 3, 5, 2, 1])
  })
})

describe('the days left', () => {
  const END = '2026-11-30T17:00:00.000Z'

  it.each([
    ['2026-11-23T03:00:00Z', 7],
    ['2026-11-30T03:00:00Z', 0],
    ['2026-11-30T16:59:00Z', 0],
    ['2026-11-29T16:59:00Z', 1],
    ['2026-11-01T03:00:00Z', null],
    ['2026-12-01T03:00:00Z', null],
  ])('at %s: %s', (now, days) => {
    expect(daysLeft(END, new Date(now))).toBe(days)
  })

  it('are not said of a promotion without an end', () => {
    expect(daysLeft(null, new Date())).toBeNull()
  })
})
