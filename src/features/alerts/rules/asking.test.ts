import { describe, expect, it } from 'vitest'
import { linkEndOf } from '@/kit/mailed-proof'
import { ALERT_STATES, canBecome } from './alert-states'
import { type AlertStanding, decideProof, decideSaving, forgettingTime, givingWay, MOST_ALERTS } from './asking'

const NOW = new Date('2026-11-22T12:00:00+07:00')
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

const standing = (change: Partial<AlertStanding>): AlertStanding => ({
  state: 'asked',
  writtenAt: minutesAgo(60),
  linkEndsAt: linkEndOf(minutesAgo(60)),
  ...change,
})

const ENDED = standing({ linkEndsAt: minutesAgo(1) })
const WRITE = { ok: true, value: 'write' }
const NOTHING = { ok: true, value: 'nothing' }
const FULL = { ok: false, refusal: 'full' }

const several = (count: number, change: Partial<AlertStanding> = {}) =>
  Array.from({ length: count }, (_, index) => standing({ writtenAt: minutesAgo(60 + index), ...change }))
const proved = (count: number) => several(count, { state: 'confirmed' })

describe('saving a search', () => {
  it.each([
    ['for the first time: prove it', null, [], WRITE],
    ['beside nine others', null, proved(MOST_ALERTS - 1), WRITE],
    ['beside ten others: no place', null, proved(MOST_ALERTS), FULL],
    ['beside any number that nobody proved', null, several(3 * MOST_ALERTS), WRITE],
    ['beside nine others and ten that nobody proved', null, [...proved(9), ...several(10)], WRITE],
    ['once more, not proved: prove it', standing({}), several(MOST_ALERTS), WRITE],
    ['once more, not proved, beside ten others', standing({}), proved(MOST_ALERTS), FULL],
    ['once more after ten minutes', standing({ writtenAt: minutesAgo(10) }), [], WRITE],
    ['once more within ten minutes: one mail is enough', standing({ writtenAt: minutesAgo(9.9) }), [], NOTHING],
    ['that is on already', standing({ state: 'confirmed' }), proved(MOST_ALERTS), NOTHING],
    ['that was switched off', standing({ state: 'off', writtenAt: null }), several(2), WRITE],
    ['that was switched off, beside ten others', standing({ state: 'off' }), proved(MOST_ALERTS), FULL],
    ['whose link ran out a moment ago', { ...ENDED, writtenAt: minutesAgo(1) }, [], WRITE],
    ['whose link ran out, beside ten others', ENDED, proved(MOST_ALERTS), FULL],
    ['that expired', standing({ state: 'expired' }), [], WRITE],
  ])('%s', (_, held, others, decision) => {
    expect(decideSaving(held, others, NOW)).toEqual(decision)
  })
})

describe('beside one more that waits for its proof', () => {
  const waitingSince = (minutes: number) => standing({ writtenAt: minutesAgo(minutes) })

  it('nine others may wait', () => {
    expect(givingWay(several(MOST_ALERTS - 1), NOW)).toEqual([])
  })

  it('the oldest of those that nobody proved gives way, and nothing else', () => {
    const [oldest, newest] = [waitingSince(5000), waitingSince(1)]
    const others = [oldest, ...proved(9), ...several(8), newest, ENDED, standing({ state: 'off', writtenAt: null })]
    expect(givingWay(others, NOW)).toEqual([oldest])
  })
})

describe('a press on the link of the mail', () => {
  it.each([
    ['confirms', standing({}), [], 'confirm'],
    ['confirms until the last moment', standing({ linkEndsAt: NOW }), [], 'confirm'],
    ['is too late after seven days', ENDED, [], 'linkEnded'],
    ['finds it done the second time', standing({ state: 'confirmed', linkEndsAt: minutesAgo(1) }), [], 'done'],
    ['switches nothing on that was switched off', standing({ state: 'off' }), [], 'linkEnded'],
    ['wakes nothing that expired', standing({ state: 'expired' }), [], 'linkEnded'],
    ['needs a link that has an end', standing({ linkEndsAt: null }), [], 'linkEnded'],
    ['confirms the tenth, whatever waits beside it', standing({}), [...proved(9), ...several(9)], 'confirm'],
    ['finds no place beside ten others', standing({}), proved(MOST_ALERTS), 'linkEnded'],
  ])('%s', (_, held, others, decision) => {
    expect(decideProof(held, others, NOW)).toBe(decision)
  })
})

it.each([
  ['asked', ['confirmed', 'off', 'expired']],
  ['confirmed', ['off']],
  ['off', ['asked']],
  ['expired', ['asked']],
] as const)('%s may become', (from, next) => {
  expect(ALERT_STATES.filter((to) => canBecome(from, to))).toEqual(next)
})

it('a link works for seven days, and what ended is kept for 30', () => {
  expect(linkEndOf(NOW).toISOString()).toBe('2026-11-29T05:00:00.000Z')
  expect(forgettingTime(NOW).toISOString()).toBe('2026-10-23T05:00:00.000Z')
})
