import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, dayAfterKey, dayIn, isoDay, weekdayOf, weeksOfMonth, withinBounds } from './calendar-day'

const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2300-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('a date', () => {
  it.each([
    ['is valid on an ordinary day', [2026, 3, 5], '2026-03-05'],
    ['is valid on a leap day', [2024, 2, 29], '2024-02-29'],
    ['is invalid on 29 February of another year', [2026, 2, 29], null],
    ['is invalid on 31 April', [2026, 4, 31], null],
    ['is invalid in a 13th month', [2026, 13, 1], null],
    ['is invalid on day zero', [2026, 1, 0], null],
  ] as const)('%s', (_, [year, month, day], expected) => expect(isoDay(year, month, day)).toBe(expected))

  it('begins in Bangkok while it is still yesterday in London', () => {
    expect(dayIn('Asia/Bangkok', new Date('2026-03-04T17:00:00Z'))).toBe('2026-03-05')
    expect(dayIn('Asia/Bangkok', new Date('2026-03-04T16:59:59Z'))).toBe('2026-03-04')
  })
})

describe('adding months', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2024-02-29', 12, '2025-02-28'],
  ])('to %s, %i, keeps the day or takes the last of the month', (day, count, expected) =>
    expect(addMonths(day, count)).toBe(expected),
  )
})

describe('the weeks of a month', () => {
  it('contain every day once, in its weekday column, whatever the first weekday', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 6 }), (day, firstWeekday) => {
        const weeks = weeksOfMonth(day, firstWeekday)
        const days = weeks.flat().filter((one) => one !== null)
        expect(weeks.every((week) => week.length === 7 && week.some((one) => one !== null))).toBe(true)
        expect(days[0]).toBe(`${day.slice(0, 7)}-01`)
        expect(days.every((one, index) => one === addDays(days[0] ?? '', index))).toBe(true)
        expect(addDays(days.at(-1) ?? '', 1).slice(8)).toBe('01')
        const isInColumn = (one: string | null, column: number) =>
          one === null || weekdayOf(one) === (firstWeekday + column) % 7
        expect(weeks.every((week) => week.every(isInColumn))).toBe(true)
      }),
    )
  })
})

describe('a key in a calendar whose weeks begin on Sunday', () => {
  // 5 March 2026 is a Thursday.
  it.each([
    ['ArrowLeft', false, '2026-03-04'],
    ['ArrowRight', false, '2026-03-06'],
    ['ArrowUp', false, '2026-02-26'],
    ['ArrowDown', false, '2026-03-12'],
    ['Home', false, '2026-03-01'],
    ['End', false, '2026-03-07'],
    ['PageUp', false, '2026-02-05'],
    ['PageDown', false, '2026-04-05'],
    ['PageUp', true, '2025-03-05'],
    ['PageDown', true, '2027-03-05'],
    ['Tab', false, null],
  ])('%s, shift %s, moves to the expected day', (key, isShift, expected) => {
    expect(dayAfterKey('2026-03-05', key, isShift, 0)).toBe(expected)
  })

  it('moves by weeks that begin on Monday', () => {
    expect(dayAfterKey('2026-03-05', 'Home', false, 1)).toBe('2026-03-02')
    expect(dayAfterKey('2026-03-08', 'End', false, 1)).toBe('2026-03-08')
  })
})

it('stays within the bounds', () => {
  expect(withinBounds('2026-03-05', '2026-03-10')).toBe('2026-03-10')
  expect(withinBounds('2026-03-05', undefined, '2026-03-01')).toBe('2026-03-01')
  expect(withinBounds('2026-03-05', '2026-03-05', '2026-03-05')).toBe('2026-03-05')
})
