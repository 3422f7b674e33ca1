import { describe, expect, it } from 'vitest'
import { linkEndOf } from '@/kit/mailed-proof'
import { decideConfirmation, decideMail, forgettingTimes, type SubscriberStanding } from './newsletter'
import { canBecome, SUBSCRIBER_STATES } from './subscriber-states'

const NOW = new Date('2026-11-21T12:00:00+07:00')
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

const standing = (change: Partial<SubscriberStanding>): SubscriberStanding => ({
  state: 'waiting',
  writtenAt: minutesAgo(60),
  linkEndsAt: linkEndOf(minutesAgo(60)),
  ...change,
})

describe('the mail that a typed address gets', () => {
  it.each([
    ['of a stranger: prove it', null, 'confirm'],
    ['of somebody who waits: prove it, once more', standing({}), 'confirm'],
    ['of a subscriber: the welcome, once more', standing({ state: 'confirmed' }), 'welcome'],
    ['of somebody who left: prove it anew', standing({ state: 'left', writtenAt: null }), 'confirm'],
    ['after ten minutes', standing({ writtenAt: minutesAgo(10) }), 'confirm'],
    ['within ten minutes, waiting: none', standing({ writtenAt: minutesAgo(9.9) }), null],
    ['within ten minutes, subscribed: none', standing({ state: 'confirmed', writtenAt: minutesAgo(0) }), null],
  ])('%s', (_, held, mail) => {
    expect(decideMail(held, NOW)).toBe(mail)
  })
})

describe('a press on the link of the confirmation mail', () => {
  it.each([
    ['confirms', standing({}), 'confirm'],
    ['confirms until the last moment', standing({ linkEndsAt: NOW }), 'confirm'],
    ['is too late after seven days', standing({ linkEndsAt: new Date(NOW.getTime() - 1) }), 'linkEnded'],
    ['finds it done the second time', standing({ state: 'confirmed' }), 'done'],
    ['finds it done even later', standing({ state: 'confirmed', linkEndsAt: minutesAgo(60 * 24 * 30) }), 'done'],
    ['brings nobody back who left', standing({ state: 'left' }), 'linkEnded'],
    ['needs a link that has an end', standing({ linkEndsAt: null }), 'linkEnded'],
  ])('%s', (_, held, decision) => {
    expect(decideConfirmation(held, NOW)).toBe(decision)
  })

  it('is possible for seven days', () => {
    expect(linkEndOf(NOW).toISOString()).toBe('2026-11-28T05:00:00.000Z')
  })
})

describe('the states of a subscriber', () => {
  it.each([
    ['waiting', ['confirmed', 'left']],
    ['confirmed', ['left']],
    ['left', ['waiting']],
  ] as const)('%s may become', (from, next) => {
    expect(SUBSCRIBER_STATES.filter((to) => canBecome(from, to))).toEqual(next)
  })
})

it('people are forgotten after 30 days, the proof after ten years', () => {
  const { unproven, left, proof } = forgettingTimes(NOW)
  expect([unproven, left, proof].map((time) => time.toISOString())).toEqual([
    '2026-10-22T05:00:00.000Z',
    '2026-10-22T05:00:00.000Z',
    '2016-11-21T05:00:00.000Z',
  ])
})
