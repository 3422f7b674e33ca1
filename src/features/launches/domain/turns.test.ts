import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterMiss, nextCallAt } from './turns'

const DAY_HOURS = { turnsFrom: 9, turnsUntil: 21, turnMinutes: 15 }
const next = (now: string) => nextCallAt(DAY_HOURS, new Date(now)).toISOString()

describe('a missed turn', () => {
  it('goes to the end once, or is over, as the launch says', () => {
    expect([afterMiss('end', 0), afterMiss('end', 1), afterMiss('pass', 0)]).toEqual(['waiting', 'missed', 'missed'])
  })
})

describe('a turn is called', () => {
  it('at once within the hours of Bangkok, otherwise in the morning', () => {
    expect(next('2026-11-27T02:00:00Z')).toBe('2026-11-27T02:00:00.000Z')
    expect(next('2026-11-27T13:45:00Z')).toBe('2026-11-27T13:45:00.000Z')
    expect(next('2026-11-27T13:46:00Z')).toBe('2026-11-28T02:00:00.000Z')
    expect(next('2026-11-27T18:00:00Z')).toBe('2026-11-28T02:00:00.000Z')
    expect(next('2026-11-27T01:59:00Z')).toBe('2026-11-27T02:00:00.000Z')
  })

  it('so that all of it lies within the hours, and never earlier than now', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 19 }),
        fc.integer({ min: 5, max: 240 }),
        (now, turnsFrom, turnMinutes) => {
          const turnsUntil = turnsFrom + 4
          const at = nextCallAt({ turnsFrom, turnsUntil, turnMinutes }, now)
          const minute = ((at.getTime() + 7 * 3_600_000) % 86_400_000) / 60_000
          expect(at.getTime()).toBeGreaterThanOrEqual(now.getTime())
          expect(minute).toBeGreaterThanOrEqual(turnsFrom * 60)
          expect(minute + turnMinutes).toBeLessThanOrEqual(turnsUntil * 60)
        },
      ),
    )
  })
})
