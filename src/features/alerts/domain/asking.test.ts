import { describe, expect, it } from 'vitest'
import { linkEndOf } from '@/features/consent'
import { ALERT_STATES, canBecome, PHASE_OF } from './alert-states'
import { type AlertOptIn, decideSaving, givingWay, isFull, MOST_ALERTS } from './asking'

const NOW = new Date('2026-11-22T12:00:00+07:00')
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

const alert = (change: Partial<AlertOptIn>): AlertOptIn => ({
  state: 'asked',
  writtenAt: minutesAgo(60),
  linkEndsAt: linkEndOf(minutesAgo(60)),
  ...change,
})

const ENDED = alert({ linkEndsAt: minutesAgo(1) })
const WRITE = { ok: true, value: 'write' }
const NOTHING = { ok: true, value: 'nothing' }
const FULL = { ok: false, refusal: 'full' }

const several = (count: number, change: Partial<AlertOptIn> = {}) =>
  Array.from({ length: count }, (_, index) => alert({ writtenAt: minutesAgo(60 + index), ...change }))
const proved = (count: number) => several(count, { state: 'confirmed' })

describe('saving a search', () => {
  it.each([
    ['sends a confirmation mail the first time', null, [], WRITE],
    ['sends a confirmation mail beside nine confirmed alerts', null, proved(MOST_ALERTS - 1), WRITE],
    ['is refused beside ten confirmed ones', null, proved(MOST_ALERTS), FULL],
    ['ignores unconfirmed alerts', null, several(3 * MOST_ALERTS), WRITE],
    ['ignores ten unconfirmed beside nine confirmed', null, [...proved(9), ...several(10)], WRITE],
    ['sends the mail again when the first was not confirmed', alert({}), several(MOST_ALERTS), WRITE],
    ['is refused unconfirmed beside ten confirmed', alert({}), proved(MOST_ALERTS), FULL],
    ['sends the mail again after ten minutes', alert({ writtenAt: minutesAgo(10) }), [], WRITE],
    ['sends no second mail within ten minutes', alert({ writtenAt: minutesAgo(9.9) }), [], NOTHING],
    ['sends nothing when the alert is already on', alert({ state: 'confirmed' }), proved(MOST_ALERTS), NOTHING],
    [
      'sends a new confirmation mail when it was switched off',
      alert({ state: 'off', writtenAt: null }),
      several(2),
      WRITE,
    ],
    ['is refused after switching off, beside ten confirmed', alert({ state: 'off' }), proved(MOST_ALERTS), FULL],
    ['sends a new mail when the link has just expired', { ...ENDED, writtenAt: minutesAgo(1) }, [], WRITE],
    ['is refused with an expired link, beside ten confirmed', ENDED, proved(MOST_ALERTS), FULL],
    ['sends a new mail when the alert expired', alert({ state: 'expired' }), [], WRITE],
  ])('%s', (_, held, others, decision) => {
    expect(decideSaving(held, others, NOW)).toEqual(decision)
  })
})

describe('when one more alert waits for its confirmation', () => {
  const waitingSince = (minutes: number) => alert({ writtenAt: minutesAgo(minutes) })

  it('nine others keep waiting', () => {
    expect(givingWay(several(MOST_ALERTS - 1), NOW)).toEqual([])
  })

  it('only the oldest unconfirmed alert is dropped', () => {
    const [oldest, newest] = [waitingSince(5000), waitingSince(1)]
    const others = [oldest, ...proved(9), ...several(8), newest, ENDED, alert({ state: 'off', writtenAt: null })]
    expect(givingWay(others, NOW)).toEqual([oldest])
  })
})

describe('the alert limit of one person', () => {
  it.each([
    ['is not reached with nine confirmed alerts', [...proved(9), ...several(9)], false],
    ['is reached with ten confirmed alerts', proved(MOST_ALERTS), true],
  ])('%s', (_, others, isTaken) => {
    expect(isFull(others)).toBe(isTaken)
  })
})

it.each([
  ['asked', ['confirmed', 'off', 'expired']],
  ['confirmed', ['off']],
  ['off', ['asked']],
  ['expired', ['asked']],
] as const)('%s may change only to the states listed', (from, next) => {
  expect(ALERT_STATES.filter((to) => canBecome(from, to))).toEqual(next)
})

it.each([
  ['asked', 'waiting'],
  ['confirmed', 'confirmed'],
  ['off', 'ended'],
  ['expired', 'ended'],
] as const)('a search that is %s is %s to the double opt-in', (state, phase) => {
  expect(PHASE_OF[state]).toBe(phase)
})
