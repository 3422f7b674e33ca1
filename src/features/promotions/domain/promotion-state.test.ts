import { assert, date, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { nextTurnAfter, stateAt } from './promotion-state'

const START = new Date('2026-03-01T00:00:00+07:00')
const END = new Date('2026-04-01T00:00:00+07:00')
const before = (moment: Date) => new Date(moment.getTime() - 1)

test.each([
  ['just before the start', START, END, before(START), 'coming'],
  ['at the start', START, END, START, 'running'],
  ['just before the end', START, END, before(END), 'running'],
  ['at the end', START, END, END, 'ended'],
  ['without a start', null, END, before(START), 'running'],
  ['without an end', START, null, END, 'running'],
  ['without either', null, null, START, 'running'],
  ['with an end before the start, before both', END, START, before(START), 'coming'],
  ['with an end before the start, between them', END, START, before(END), 'ended'],
] as const)('the state %s', (_when, startsAt, endsAt, now, state) => {
  expect(stateAt({ startsAt, endsAt }, now)).toBe(state)
})

test.each([
  ['the start of a coming one', START, END, before(START), START],
  ['the end of a running one', START, END, START, END],
  ['nothing after the end', START, END, END, null],
  ['nothing when it has no end', START, null, START, null],
  ['the end of one that never runs', END, START, before(START), START],
] as const)('the next turn is %s', (_what, startsAt, endsAt, now, turn) => {
  expect(nextTurnAfter({ startsAt, endsAt }, now)).toEqual(turn)
})

const moment = date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
const period = record({ startsAt: option(moment), endsAt: option(moment) })

test('the state holds until the next turn and differs at it', () => {
  assert(
    property(period, moment, (one, now) => {
      const turn = nextTurnAfter(one, now)
      if (!turn) {
        expect(stateAt(one, new Date('2030-01-01'))).toBe(stateAt(one, now))
        return
      }
      expect(stateAt(one, before(turn))).toBe(stateAt(one, now))
      expect(stateAt(one, turn)).not.toBe(stateAt(one, now))
    }),
  )
})
