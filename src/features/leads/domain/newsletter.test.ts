import { describe, expect, it } from 'vitest'
import { linkEndOf, type OptInPhase, type OptInState } from '@/features/consent'
import { decideMail, forgettingTimes } from './newsletter'
import { canBecome, PHASE_OF, SUBSCRIBER_STATES } from './subscriber-states'

const NOW = new Date('2026-11-21T12:00:00+07:00')
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

type OptIn = OptInState & { phase: OptInPhase }

const optIn = (change: Partial<OptIn>): OptIn => ({
  phase: 'waiting',
  writtenAt: minutesAgo(60),
  linkEndsAt: linkEndOf(minutesAgo(60)),
  ...change,
})

describe('the mail sent to an entered address', () => {
  it.each([
    ['asks a new address to confirm', null, 'confirm'],
    ['asks a waiting address to confirm again', optIn({}), 'confirm'],
    ['welcomes a subscriber again', optIn({ phase: 'confirmed' }), 'welcome'],
    ['asks to confirm after unsubscribing', optIn({ phase: 'ended', writtenAt: null }), 'confirm'],
    ['is sent again after ten minutes', optIn({ writtenAt: minutesAgo(10) }), 'confirm'],
    ['is not repeated within ten minutes while waiting', optIn({ writtenAt: minutesAgo(9.9) }), null],
    [
      'is not repeated within ten minutes to subscribers',
      optIn({ phase: 'confirmed', writtenAt: minutesAgo(0) }),
      null,
    ],
  ])('%s', (_, held, mail) => {
    expect(decideMail(held, NOW)).toBe(mail)
  })
})

describe('the states of a subscriber', () => {
  it.each([
    ['waiting', ['confirmed', 'left']],
    ['confirmed', ['left']],
    ['left', ['waiting']],
  ] as const)('%s may change only to the states listed', (from, next) => {
    expect(SUBSCRIBER_STATES.filter((to) => canBecome(from, to))).toEqual(next)
  })

  it('need a new confirmation after unsubscribing, and only then', () => {
    expect(SUBSCRIBER_STATES.map((state) => PHASE_OF[state])).toEqual(['waiting', 'confirmed', 'ended'])
  })
})

it('people are erased after 30 days, the evidence after ten years', () => {
  const { unproven, left, proof } = forgettingTimes(NOW)
  expect([unproven, left, proof].map((time) => time.toISOString())).toEqual([
    '2026-10-22T05:00:00.000Z',
    '2026-10-22T05:00:00.000Z',
    '2016-11-21T05:00:00.000Z',
  ])
})
