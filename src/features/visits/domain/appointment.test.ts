import { describe, expect, it } from 'vitest'
import { APPOINTMENT_STATES, freeSeat, isChangeable, seatKey } from './appointment'

const START = '2026-11-28T03:00:00.000Z'
const at = (ms: number) => new Date(Date.parse(START) + ms)

it('a visitor can move or cancel until the visit begins, and only what is still booked', () => {
  expect(isChangeable({ state: 'booked', startsAt: START }, at(-1))).toBe(true)
  expect(isChangeable({ state: 'booked', startsAt: START }, at(0))).toBe(false)
  for (const state of APPOINTMENT_STATES.filter((one) => one !== 'booked'))
    expect(isChangeable({ state, startsAt: START }, at(-1))).toBe(false)
})

describe('the places of a start', () => {
  it('are given from the first on, those that came free again, and never twice', () => {
    const [first, second] = [seatKey(7, START, 1), seatKey(7, START, 2)]
    expect(freeSeat([], 7, START, 2)).toBe(first)
    expect(freeSeat([first], 7, START, 2)).toBe(second)
    expect(freeSeat([second], 7, START, 2)).toBe(first)
    expect(freeSeat([first, second], 7, START, 2)).toBeNull()
    expect(freeSeat([], 7, START, 0)).toBeNull()
  })

  it('are those of one gallery at one time', () => {
    expect(seatKey(7, START, 1)).toBe(`7|${START}|1`)
    expect(freeSeat([seatKey(8, START, 1)], 7, START, 1)).toBe(seatKey(7, START, 1))
  })
})
