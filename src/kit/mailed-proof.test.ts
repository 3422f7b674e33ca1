import { describe, expect, it } from 'vitest'
import { isJustWritten, isLinkOpen, linkEndOf } from './mailed-proof'

const NOW = new Date('2026-11-22T12:00:00+07:00')
const MINUTE = 60_000
const moved = (milliseconds: number) => new Date(NOW.getTime() + milliseconds)

it('a link works for seven days', () => {
  expect(linkEndOf(NOW).toISOString()).toBe('2026-11-29T05:00:00.000Z')
})

describe('a link is open', () => {
  it.each([
    ['before its end', moved(1), true],
    ['at its last moment', NOW, true],
    ['not after it', moved(-1), false],
    ['not where there is none', null, false],
  ])('%s', (_, end, isOpen) => {
    expect(isLinkOpen(end, NOW)).toBe(isOpen)
  })
})

describe('a mail was just written', () => {
  it.each([
    ['a moment ago', NOW, true],
    ['nearly ten minutes ago', moved(1 - 10 * MINUTE), true],
    ['not ten minutes ago', moved(-10 * MINUTE), false],
    ['not where there was none', null, false],
  ])('%s', (_, at, isJust) => {
    expect(isJustWritten(at, NOW)).toBe(isJust)
  })
})
