import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isValidToken, signToken } from './signed-token'

const SECRET = 'a-secret-that-only-tests-know-0123456789'
const NOW = new Date('2026-11-20T03:04:05.000Z')
const UNTIL = new Date('2026-11-20T04:04:05.000Z')
const ABOUT = ['projects', '12', 'th'] as const
const PASS = signToken(SECRET, 'preview', ABOUT, UNTIL)

const opens = (
  word: string | undefined,
  about: readonly string[] = ABOUT,
  now = NOW,
  secret = SECRET,
  use = 'preview',
) => isValidToken(secret, use, about, word, now)

describe('a signed token', () => {
  test('is valid for what it was signed for, and in lower case', () => {
    expect(opens(PASS)).toBe(true)
    expect(PASS).toMatch(/^[0-9a-f]{76}$/)
    expect(PASS.toLowerCase()).toBe(PASS)
  })

  test.each<[string, boolean]>([
    ['2026-11-20T04:04:04.999Z', true],
    ['2026-11-20T04:04:05.000Z', false],
    ['2027-11-20T04:04:05.000Z', false],
  ])('at %s is valid until its expiry: %s', (now, isGood) => {
    expect(opens(PASS, ABOUT, new Date(now))).toBe(isGood)
  })

  test.each<[string, readonly string[]]>([
    ['another collection', ['brand-pages', '12', 'th']],
    ['another document', ['projects', '13', 'th']],
    ['another language', ['projects', '12', 'en']],
    ['the same text split differently', ['projects', '1', '2th']],
    ['less', ['projects', '12']],
    ['more', ['projects', '12', 'th', '']],
  ])('is invalid for %s', (_, about) => {
    expect(opens(PASS, about)).toBe(false)
  })

  test('of another secret or purpose is invalid', () => {
    expect(opens(PASS, ABOUT, NOW, `${SECRET}!`)).toBe(false)
    expect(opens(PASS, ABOUT, NOW, SECRET, 'receipt')).toBe(false)
  })

  test.each([
    undefined,
    '',
    'x',
    PASS.toUpperCase(),
    ` ${PASS}`,
    `${PASS}0`,
    PASS.slice(1),
    `${PASS}\n`,
    '0'.repeat(76),
  ])('is not any other text: %j', (word) => {
    expect(opens(word)).toBe(false)
  })

  test('is invalid when any of its bits changes', () => {
    const bytes = Buffer.from(PASS, 'hex')
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes)
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(opens(changed.toString('hex')), `bit ${bit}`).toBe(false)
    }
  })

  test('is valid only for what it was signed for', () => {
    const about = fc.array(fc.string(), { maxLength: 4 })
    fc.assert(
      fc.property(about, about, fc.integer({ min: 1, max: 1e12 }), (made, asked, ms) => {
        const word = signToken(SECRET, 'preview', made, new Date(NOW.getTime() + ms))
        expect(opens(word, made)).toBe(true)
        expect(opens(word, asked)).toBe(JSON.stringify(made) === JSON.stringify(asked))
      }),
    )
  })

  test('cannot be forged', () => {
    const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 76, maxLength: 76 })
    fc.assert(fc.property(fc.oneof(fc.string(), hex), (word) => !opens(word)))
  })
})
