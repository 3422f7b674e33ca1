import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { CLOSED_BARS, HIDE_CLOSED_BAR } from './closed-bars'

/** A bar with this key, after the script inside it has run in a browser that remembers what `read` says. */
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
    ['was never closed', null, false],
    ['was closed', 'abc', true],
    ['was closed among others', '1x abc 9y', true],
    ['only begins like one that was', 'abcd', false],
  ])('that %s', (_, kept, hidden) => expect(isHidden('abc', remembering(kept))).toBe(hidden))

  it('stays where the browser forbids to look', () => {
    const forbid = () => {
      throw new Error('SecurityError')
    }
    expect(isHidden('abc', forbid)).toBe(false)
  })

  it('writes nothing that would end or alter a script in HTML', () => {
    expect(HIDE_CLOSED_BAR).not.toMatch(/[<>&]/)
  })
})
