import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COOKIE_CHOICE, cookieNamed, OPTIONAL_PURPOSES, readCookieChoice, writeCookieChoice } from './cookie-choice'

describe('the choice about cookies', () => {
  it('comes back as it was written, in one order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...OPTIONAL_PURPOSES]), (allowed) => {
        const read = readCookieChoice(writeCookieChoice(allowed))
        expect(read).toEqual(OPTIONAL_PURPOSES.filter((one) => allowed.includes(one)))
      }),
    )
  })

  it('is kept in letters that a cookie may hold', () => {
    fc.assert(
      fc.property(fc.subarray([...OPTIONAL_PURPOSES]), (allowed) => /^[\w.]+$/.test(writeCookieChoice(allowed))),
    )
  })

  it('is none in whatever we did not write', () => {
    const value = fc.oneof(fc.string(), fc.stringMatching(/^[0-3](\.(functional|analytics|all|)){0,4}$/))
    fc.assert(
      fc.property(value, (text) => {
        const read = readCookieChoice(text)
        expect(read === null || writeCookieChoice(read) === text).toBe(true)
      }),
    )
  })

  it.each([
    ['no cookie', null],
    ['an empty one', ''],
    ['another version', '0.analytics'],
    ['an unknown purpose', '1.analytics.everything'],
    ['the same twice', '1.analytics.analytics'],
    ['a tail', '1.analytics.'],
  ])('%s is asked for again', (_, value) => {
    expect(readCookieChoice(value)).toBeNull()
  })

  it('may be nothing but the necessary', () => expect(readCookieChoice('1')).toEqual([]))
})

describe('a cookie among others', () => {
  it.each([
    ['alone', 'cookie_choice=1', '1'],
    ['between others', 'locale=th; cookie_choice=1.analytics; adsrcid=J004', '1.analytics'],
    ['after one whose name ends alike', 'my_cookie_choice=2; cookie_choice=1', '1'],
    ['absent', 'locale=th', null],
    ['without any', '', null],
  ])('%s', (_, cookies, value) => {
    expect(cookieNamed(cookies, COOKIE_CHOICE)).toBe(value)
  })
})
