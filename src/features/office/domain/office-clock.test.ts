import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dueAfter, type OfficeHours, officeMinutes } from './office-clock'

const HOURS: OfficeHours = {
  opens: 8 * 60 + 30,
  closes: 17 * 60 + 30,
  days: [1, 2, 3, 4, 5],
  // Thailand's holidays of December 2026: the fifth is a Saturday, and the Monday after it is free.
  holidays: ['2026-12-07', '2026-12-10', '2026-12-31', '2027-01-01'],
}

const at = (text: string) => new Date(`${text}+07:00`)

describe('an office clock', () => {
  it.each([
    ['within a day', '2026-11-23T09:00', 4 * 60, '2026-11-23T13:00'],
    ['to the minute of closing', '2026-11-23T09:30', 8 * 60, '2026-11-23T17:30'],
    ['over a night', '2026-11-23T16:30', 2 * 60, '2026-11-24T09:30'],
    ['from before the opening', '2026-11-23T02:00', 60, '2026-11-23T09:30'],
    ['from after the closing', '2026-11-23T20:00', 60, '2026-11-24T09:30'],
    ['over a weekend', '2026-11-27T17:00', 60, '2026-11-30T09:00'],
    ['over a weekend and a holiday', '2026-12-04T17:00', 60, '2026-12-08T09:00'],
    ['over two holidays and a weekend', '2026-12-30T17:00', 60, '2027-01-04T09:00'],
  ])('counts work alone: %s', (_, from, minutes, due) => {
    expect(dueAfter(at(from), minutes, HOURS)).toEqual(at(due))
    expect(officeMinutes(at(from), at(due), HOURS)).toBe(minutes)
  })

  it('says when there are no hours at all', () => {
    expect(() => dueAfter(at('2026-11-23T09:00'), 60, { ...HOURS, days: [] })).toThrow(RangeError)
  })

  const times = fc.date({ min: at('2026-11-01T00:00'), max: at('2027-02-01T00:00'), noInvalidDate: true })
  const works = fc.integer({ min: 1, max: 40 * 60 })

  it('is due after exactly that much work, within the hours and never on a holiday', () => {
    fc.assert(
      fc.property(times, works, (from, minutes) => {
        const due = dueAfter(from, minutes, HOURS)
        expect(officeMinutes(from, due, HOURS)).toBeCloseTo(minutes, 3)
        const local = new Date(due.getTime() + 7 * 3_600_000).toISOString()
        expect(HOURS.holidays).not.toContain(local.slice(0, 10))
        expect(local.slice(11, 16) >= '08:30' && local.slice(11, 16) <= '17:30').toBe(true)
      }),
    )
  })

  it('is never due earlier for more work, or for a later beginning', () => {
    fc.assert(
      fc.property(times, works, works, (from, one, more) => {
        expect(dueAfter(from, one + more, HOURS) >= dueAfter(from, one, HOURS)).toBe(true)
        expect(dueAfter(new Date(from.getTime() + more * 60_000), one, HOURS) >= dueAfter(from, one, HOURS)).toBe(true)
      }),
    )
  })
})
