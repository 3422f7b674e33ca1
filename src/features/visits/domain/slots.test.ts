import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bangkokDay, type GalleryTimes, isOffered, openDays, slotsOf } from './slots'

const everyDay = (from: string, to: string) => Array.from({ length: 7 }, (_, day) => ({ day, from, to }))

const TIMES: GalleryTimes = {
  hours: everyDay('10:00', '18:30'),
  closedDays: ['2026-12-05'],
  slotMinutes: 60,
  capacity: 2,
  noticeMinutes: 120,
  daysAhead: 14,
}

/** 10:30 in Bangkok on a Tuesday. */
const NOW = new Date('2026-11-24T03:30:00Z')
const NONE = new Map<string, number>()

const times = (slots: readonly { startsAt: string }[]) => slots.map(({ startsAt }) => startsAt.slice(11, 16))

describe('the slots of a gallery', () => {
  it('begin at opening time and end by closing time', () => {
    const starts = times(slotsOf(TIMES, '2026-11-25', NONE, NOW))
    expect(starts[0]).toBe('03:00')
    expect(starts.at(-1)).toBe('10:00')
    expect(starts).toHaveLength(8)
  })

  it('cannot be booked at short notice', () => {
    expect(times(slotsOf(TIMES, '2026-11-24', NONE, NOW))[0]).toBe('06:00')
  })

  it('say how many parties still fit', () => {
    const taken = new Map([
      ['2026-11-25T03:00:00.000Z', 2],
      ['2026-11-25T04:00:00.000Z', 1],
    ])
    expect(
      slotsOf(TIMES, '2026-11-25', taken, NOW)
        .slice(0, 3)
        .map(({ left }) => left),
    ).toEqual([0, 1, 2])
  })

  it.each([
    ['a holiday', '2026-12-05'],
    ['the past', '2026-11-23'],
    ['a day too far ahead', '2026-12-08'],
  ])('are none on %s', (_, day) => {
    expect(slotsOf(TIMES, day, NONE, NOW)).toEqual([])
  })

  it('keep the hours of the day of the week in Bangkok, not in Greenwich', () => {
    const sundays = { ...TIMES, hours: [{ day: 0, from: '06:00', to: '09:00' }], closedDays: [] }
    expect(slotsOf(sundays, '2026-11-29', NONE, NOW).map(({ startsAt }) => startsAt)).toEqual([
      '2026-11-28T23:00:00.000Z',
      '2026-11-29T00:00:00.000Z',
      '2026-11-29T01:00:00.000Z',
    ])
    expect(openDays(sundays, NOW)).toEqual(['2026-11-29', '2026-12-06'])
  })

  it('may be split by a break', () => {
    const hours = [
      { day: 3, from: '13:00', to: '15:00' },
      { day: 3, from: '09:00', to: '11:00' },
    ]
    expect(times(slotsOf({ ...TIMES, hours }, '2026-11-25', NONE, NOW))).toEqual(['02:00', '03:00', '06:00', '07:00'])
  })

  it('are offered exactly when they are listed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 * 24 * 4 }), (quarters) => {
        const at = new Date(NOW.getTime() - 30 * 60_000 + quarters * 15 * 60_000)
        const isListed = slotsOf(TIMES, bangkokDay(at), NONE, NOW).some(({ startsAt }) => startsAt === at.toISOString())
        expect(isOffered(TIMES, at, NOW)).toBe(isListed)
      }),
    )
  })
})
