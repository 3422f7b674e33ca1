import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { about, startProgress } from './progress'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const PARTS = [
  { name: 'build', seconds: 100, isTimed: true },
  { name: 'pictures', seconds: 60 },
]

/** An output that keeps what is written. */
function paper(isTTY: boolean) {
  const written: string[] = []
  return { isTTY, written, write: (text: string) => written.push(text) }
}

describe('the line that tells how far a start is', () => {
  it('begins with what the parts take, and goes on with the speed so far', () => {
    const log = paper(false)
    const progress = startProgress(PARTS, log)
    expect(log.written).toEqual(['· 0 % ready, about 80 seconds left\n'])
    progress.set('build', 0.75)
    progress.set('pictures', 0.5)
    vi.advanceTimersByTime(15_000)
    // 15 s of the build and 30 s of the pictures in 15 s: three processor seconds a second, 115 are left.
    expect(log.written.at(-1)).toBe('· 28 % ready, about 40 seconds left\n')
    progress.end()
  })

  it('counts the time of a part that cannot tell, up to what it has told last', () => {
    const log = paper(false)
    const progress = startProgress(PARTS.slice(0, 1), log)
    progress.set('build', 0.75)
    vi.advanceTimersByTime(200_000)
    expect(log.written.at(-1)).toMatch(/^· 75 % ready/)
    progress.set('build', 1)
    vi.advanceTimersByTime(15_000)
    expect(log.written.at(-1)).toBe('· 100 % ready, about a few seconds left\n')
    progress.end()
  })

  it('counts the time of such a part from when it begins', () => {
    const log = paper(false)
    const progress = startProgress(PARTS.slice(0, 1), log)
    vi.advanceTimersByTime(60_000)
    progress.set('build', 0.75)
    vi.advanceTimersByTime(15_000)
    expect(log.written.at(-1)).toMatch(/^· 15 % ready/)
    progress.end()
  })

  it('never falls', () => {
    const log = paper(false)
    const progress = startProgress(PARTS.slice(1), log)
    progress.set('pictures', 0.5)
    progress.set('pictures', 0.25)
    vi.advanceTimersByTime(15_000)
    expect(log.written.at(-1)).toMatch(/^· 50 % ready/)
    progress.end()
  })

  it('is one line on a terminal, out of the way of other lines, and gone at the end', () => {
    const terminal = paper(true)
    const progress = startProgress(PARTS, terminal)
    vi.advanceTimersByTime(1_000)
    expect(terminal.written.at(-1)).toBe('\r\u001b[K· 0 % ready, about 80 seconds left')
    progress.say('a line')
    expect(terminal.written.at(-1)).toBe('\r\u001b[K· a line\n')
    progress.end()
    expect(terminal.written.at(-1)).toBe('\r\u001b[K')
    const lines = terminal.written.length
    vi.advanceTimersByTime(60_000)
    expect(terminal.written).toHaveLength(lines)
  })

  it('is not shown when there is nothing to wait for', () => {
    const terminal = paper(true)
    const progress = startProgress([], terminal)
    progress.say('starting')
    vi.advanceTimersByTime(60_000)
    expect(terminal.written).toEqual(['· starting\n'])
  })
})

it.each([
  [2, 'a few seconds'],
  [42, '40 seconds'],
  [119, '90 seconds'],
  [170, '3 minutes'],
])('%d seconds are about %s', (seconds, words) => {
  expect(about(seconds)).toBe(words)
})
