import { describe, expect, it } from 'vitest'
import {
  decideProof,
  forgottenBefore,
  isJustWritten,
  isLinkOpen,
  linkEndOf,
  type OptInPhase,
  type OptInState,
} from './opt-in'

const NOW = new Date('2026-11-22T12:00:00+07:00')
const MINUTE = 60_000
const moved = (milliseconds: number) => new Date(NOW.getTime() + milliseconds)

it('a link works for seven days', () => {
  expect(linkEndOf(NOW).toISOString()).toBe('2026-11-29T05:00:00.000Z')
})

describe('a link is valid', () => {
  it.each([
    ['before it expires', moved(1), true],
    ['at the moment it expires', NOW, true],
    ['but not after it expires', moved(-1), false],
    ['but not without an expiry', null, false],
  ])('%s', (_, end, isOpen) => {
    expect(isLinkOpen({ writtenAt: null, linkEndsAt: end }, NOW)).toBe(isOpen)
  })
})

describe('a mail counts as just sent', () => {
  it.each([
    ['for one sent a moment ago', NOW, true],
    ['for one sent nearly ten minutes ago', moved(1 - 10 * MINUTE), true],
    ['but not after ten minutes', moved(-10 * MINUTE), false],
    ['but not when none was sent', null, false],
  ])('%s', (_, at, isJust) => {
    expect(isJustWritten({ writtenAt: at, linkEndsAt: null }, NOW)).toBe(isJust)
  })
})

type OptIn = OptInState & { phase: OptInPhase }

const minutesAgo = (minutes: number) => moved(-minutes * MINUTE)

const optIn = (change: Partial<OptIn>): OptIn => ({
  phase: 'waiting',
  writtenAt: minutesAgo(60),
  linkEndsAt: linkEndOf(minutesAgo(60)),
  ...change,
})

describe('using the link of the confirmation mail', () => {
  it.each([
    ['confirms the address', optIn({}), 'confirm'],
    ['confirms until the last moment', optIn({ linkEndsAt: NOW }), 'confirm'],
    ['is too late after seven days', optIn({ linkEndsAt: new Date(NOW.getTime() - 1) }), 'linkEnded'],
    ['is already done the second time', optIn({ phase: 'confirmed' }), 'done'],
    [
      'is done even after the link expired',
      optIn({ phase: 'confirmed', linkEndsAt: minutesAgo(60 * 24 * 30) }),
      'done',
    ],
    ['does not bring back somebody who unsubscribed', optIn({ phase: 'ended' }), 'linkEnded'],
    ['is refused when the link has no expiry', optIn({ linkEndsAt: null }), 'linkEnded'],
  ])('%s', (_, held, decision) => {
    expect(decideProof(held, NOW)).toBe(decision)
  })
})

it('ended subscriptions are erased after 30 days', () => {
  expect(forgottenBefore(NOW).toISOString()).toBe('2026-10-23T05:00:00.000Z')
})
