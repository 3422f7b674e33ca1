import { describe, expect, it } from 'vitest'
import { linkEndOf } from '@/kit/mailed-proof'
import { ALERT_STATES, canBecome } from './alert-states'
import { type AlertStanding, decideProof, decideSaving, forgettingTime, MOST_ALERTS } from './asking'

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

describe('saving a search', () => {
  it.each([
    ['for the first time: prove it', null, 0, WRITE],
    ['beside nine others', null, MOST_ALERTS - 1, WRITE],
    ['beside ten others: no place', null, MOST_ALERTS, FULL],
    ['once more, not proved: prove it', standing({}), MOST_ALERTS, WRITE],
    ['once more after ten minutes', standing({ writtenAt: minutesAgo(10) }), 1, WRITE],
    ['once more within ten minutes: one mail is enough', standing({ writtenAt: minutesAgo(9.9) }), 1, NOTHING],
    ['that is on already', standing({ state: 'confirmed' }), MOST_ALERTS, NOTHING],
    ['that was switched off', standing({ state: 'off', writtenAt: null }), 3, WRITE],
    ['that was switched off, beside ten others', standing({ state: 'off' }), MOST_ALERTS, FULL],
    ['whose link ran out a moment ago', { ...ENDED, writtenAt: minutesAgo(1) }, 3, WRITE],
    ['whose link ran out, beside ten others', ENDED, MOST_ALERTS, FULL],
    ['that expired', standing({ state: 'expired' }), 0, WRITE],
  ])('%s', (_, held, live, decision) => {
    expect(decideSaving(held, live, NOW)).toEqual(decision)
  })
})

describe('a press on the link of the mail', () => {
  it.each([
    ['confirms', standing({}), 'confirm'],
    ['confirms until the last moment', standing({ linkEndsAt: NOW }), 'confirm'],
    ['is too late after seven days', ENDED, 'linkEnded'],
    ['finds it done the second time', standing({ state: 'confirmed', linkEndsAt: minutesAgo(1) }), 'done'],
    ['switches nothing on that was switched off', standing({ state: 'off' }), 'linkEnded'],
    ['wakes nothing that expired', standing({ state: 'expired' }), 'linkEnded'],
    ['needs a link that has an end', standing({ linkEndsAt: null }), 'linkEnded'],
  ])('%s', (_, held, decision) => {
    expect(decideProof(held, NOW)).toBe(decision)
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
