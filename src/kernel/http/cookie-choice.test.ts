import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COOKIE_CHOICE, cookieNamed, OPTIONAL_PURPOSES, readCookieChoice, writeCookieChoice } from './cookie-choice'

describe('the cookie choice', () => {
  it('is parsed as it was written, in a fixed order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...OPTIONAL_PURPOSES]), (allowed) => {
        const read = readCookieChoice(writeCookieChoice(allowed))
        expect(read).toEqual(OPTIONAL_PURPOSES.filter((one) => allowed.includes(one)))
      }),
    )
  })

  it('uses only characters allowed in a cookie', () => {
    fc.assert(
      fc.property(fc.subarray([...OPTIONAL_PURPOSES]), (allowed) => /^[\w.]+$/.test(writeCookieChoice(allowed))),
    )
  })

  it('is null for anything we did not write', () => {
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
    ['another version', '1.analytics'],
    ['an unknown purpose', '2.analytics.everything'],
    ['a repeated purpose', '2.analytics.analytics'],
    ['trailing text', '2.analytics.'],
  ])('%s is asked again', (_, value) => {
    expect(readCookieChoice(value)).toBeNull()
  })

  it('may be the necessary cookies only', () => expect(readCookieChoice('2')).toEqual([]))
})

describe('a cookie in a header', () => {
  it.each([
    ['is found alone', 'cookie_choice=1', '1'],
    ['is found between others', 'locale=th; cookie_choice=1.analytics; adsrcid=J004', '1.analytics'],
    ['is found after one whose name ends alike', 'my_cookie_choice=2; cookie_choice=1', '1'],
    ['is null when it is absent', 'locale=th', null],
    ['is null without cookies', '', null],
  ])('%s', (_, cookies, value) => {
    expect(cookieNamed(cookies, COOKIE_CHOICE)).toBe(value)
  })
})
