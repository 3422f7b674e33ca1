import { describe, expect, it } from 'vitest'
import {
  coBuyersToTime,
  freedAt,
  isBrief,
  isOver,
  mayRenew,
  minutesAfter,
  minutesFor,
  payUntil,
  wordUntil,
} from './hold'

const NOW = new Date('2026-11-23T03:00:00Z')
const END = minutesAfter(NOW, 15)
const held = { state: 'held', holdEndsAt: END, renewals: 0, coBuyers: 0, snapshot: { holdMinutes: 15 } } as const

describe('a hold', () => {
  it('is over at its end, not before', () => {
    expect(isOver(held, minutesAfter(NOW, 14))).toBe(false)
    expect(isOver(held, END)).toBe(true)
  })

  it('waits five more minutes for a payment on its way, and for nothing once it is paid', () => {
    expect(freedAt({ ...held, state: 'paying' })).toEqual(minutesAfter(END, 5))
    expect(isOver({ ...held, state: 'paying' }, END)).toBe(false)
    expect(isOver({ state: 'booked', holdEndsAt: null }, minutesAfter(END, 9999))).toBe(false)
  })

  it('has no end once the fee is paid, and none before one is set', () => {
    expect(freedAt({ state: 'booked', holdEndsAt: END })).toBeNull()
    expect(freedAt({ state: 'held', holdEndsAt: null })).toBeNull()
    expect(mayRenew({ ...held, holdEndsAt: null }, NOW)).toBe(false)
    expect(mayRenew({ ...held, state: 'booked' }, NOW)).toBe(false)
    expect(payUntil({ holdEndsAt: null }, NOW)).toBeNull()
  })

  it('is prolonged once, and only while it lasts', () => {
    expect(mayRenew(held, NOW)).toBe(true)
    expect(mayRenew({ ...held, renewals: 1 }, NOW)).toBe(false)
    expect(mayRenew(held, END)).toBe(false)
    expect(mayRenew({ ...held, state: 'paying' }, NOW)).toBe(false)
    expect(mayRenew({ ...held, state: 'co_signing' }, NOW)).toBe(false)
  })

  it('is never made shorter by asking for more time: one that waits for the bank, or was longer for signatures', () => {
    const long = { ...held, state: 'signed', holdEndsAt: minutesAfter(NOW, 110) } as const
    expect(mayRenew(long, NOW)).toBe(false)
    expect(mayRenew(long, minutesAfter(NOW, 100))).toBe(true)
    expect(mayRenew({ ...long, coBuyers: 3 }, minutesAfter(NOW, 81))).toBe(true)
  })

  it('gives five minutes for each further buyer, once each, and at most fifteen', () => {
    expect([1, 2, 3, 4, 5, 99].map((buyers) => minutesFor(coBuyersToTime(0, buyers)))).toEqual([0, 5, 10, 15, 15, 15])
    expect([2, 3, 4].map((buyers) => coBuyersToTime(2, buyers))).toEqual([0, 0, 1])
    expect([Number.NaN, -3, 0, 2.5].map((buyers) => coBuyersToTime(0, buyers))).toEqual([0, 0, 0, 0])
  })

  it('is one of minutes until it waits for the bank', () => {
    expect(isBrief(NOW, minutesAfter(END, 60))).toBe(true)
    expect(isBrief(NOW, minutesAfter(NOW, 3 * 60))).toBe(true)
    expect(isBrief(NOW, minutesAfter(NOW, 3 * 60 + 1))).toBe(false)
    expect(isBrief(NOW, minutesAfter(NOW, 24 * 60))).toBe(false)
  })

  it('is kept by a word for two hours from the first one, not from the last', () => {
    expect(wordUntil(null, NOW)).toEqual(minutesAfter(NOW, 120))
    expect(wordUntil(NOW, minutesAfter(NOW, 90))).toEqual(minutesAfter(NOW, 120))
  })

  it('takes no payment in its last minute', () => {
    expect(payUntil(held, NOW)).toEqual(minutesAfter(NOW, 14))
    expect(payUntil(held, minutesAfter(NOW, 14))).toBeNull()
  })
})
