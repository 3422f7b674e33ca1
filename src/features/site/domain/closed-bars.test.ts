import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { CLOSED_BARS, HIDE_CLOSED_BAR } from './closed-bars'

/** Whether a bar with this key is hidden after its script ran; `read` stands for the browser's storage. */
function isHidden(key: string, read: (name: string) => string | null): boolean {
  const bar = { dataset: { key }, hidden: false }
  runInNewContext(HIDE_CLOSED_BAR, {
    document: { currentScript: { parentElement: bar } },
    sessionStorage: { getItem: read },
  })
  return bar.hidden
}
const remembering = (value: string | null) => (name: string) => (name === CLOSED_BARS ? value : null)

describe('a bar above the header', () => {
  it.each([
    ['stays visible if it was never closed', null, false],
    ['is hidden if it was closed', 'abc', true],
    ['is hidden if it was closed among others', '1x abc 9y', true],
    ['stays visible if its key is only a prefix of a closed one', 'abcd', false],
  ])('%s', (_, stored, hidden) => expect(isHidden('abc', remembering(stored))).toBe(hidden))

  it('stays visible when the browser forbids storage', () => {
    const forbid = () => {
      throw new Error('SecurityError')
    }
    expect(isHidden('abc', forbid)).toBe(false)
  })

  it('contains nothing that could end or change an inline script', () => {
    expect(HIDE_CLOSED_BAR).not.toMatch(/[<>&]/)
  })
})
