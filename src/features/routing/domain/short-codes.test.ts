import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_ADDRESS_SETTINGS, resolveAddress } from './resolve'
import { normalCode, shortCodeFault } from './short-codes'

const faultOf = (code: string) => shortCodeFault(code, DEFAULT_ADDRESS_SETTINGS)

describe('the code of a short link', () => {
  test.each(['sale24', 'expo/ari', 'line_oa', 'x9', '9-9', 'motor-expo-2027', 'a/b/c', 'e'.repeat(80)])(
    '%s is accepted',
    (code) => expect(faultOf(code)).toBeNull(),
  )

  test.each([
    ['nothing', '', 'length'],
    ['one letter', 'a', 'length'],
    ['81 letters', 'a'.repeat(81), 'length'],
    ['a space', 'sale 24', 'characters'],
    ['a dot', 'sale.png', 'characters'],
    ['Thai letters', 'โปร', 'characters'],
    ['a percent sign', 'a%2fb', 'characters'],
    ['two slashes', 'a//b', 'characters'],
    ['a hyphen in front', '-a', 'characters'],
    ['capitals', 'SALE', 'characters'],
    ['a page', 'home', 'taken'],
    ['a page below', 'project/house/all', 'taken'],
    ['a snake of a page', 'brand_nue', 'taken'],
    ['an alias of a page', 'condominium', 'taken'],
    ['any project', 'condominium/anything-at-all', 'taken'],
    ['the back office', 'admin', 'taken'],
    ['a call', 'api/anything', 'taken'],
    ['images', 'media/x', 'taken'],
    ['a language', 'en', 'taken'],
    ['a language in front', 'th/sale', 'taken'],
    ['a language behind', 'sale/en', 'taken'],
    ['a language glued on', 'enregister', 'taken'],
    ['a foreign language', 'fr/sale', 'taken'],
    ['a fixed redirect', '2ndlife', 'taken'],
    ['the investor site', 'ir/reports', 'taken'],
    ['the page for missing pages', '404', 'taken'],
    ['a year that was taken down', 'news/2020', 'taken'],
    ['the call for short links', 'short-url', 'taken'],
    ['a probe', 'healthz', 'taken'],
  ])('is refused with %s', (_, code, fault) => expect(faultOf(code)).toBe(fault))

  test.each([
    [' /SALE24/ ', 'sale24'],
    ['Expo/Ari', 'expo/ari'],
    ['//', ''],
  ])('is stored as %j for %j', (text, code) => expect(normalCode(text)).toBe(code))

  test('that is accepted is no page, with any language prefix or none', () => {
    const word = fc.stringMatching(/^[a-z0-9_-]{1,12}$/)
    const known = fc.constantFrom('home', 'project', 'admin', 'th', 'news', 'policy', 'ir', 'media', '404', 'brand-nue')
    const codes = fc.array(fc.oneof(word, known), { minLength: 1, maxLength: 4 }).map((words) => words.join('/'))
    fc.assert(
      fc.property(codes, (code) => {
        if (faultOf(code) !== null) return
        for (const start of ['/th/', '/en/', '/chs/'])
          expect(['unknown', 'redirect']).toContain(resolveAddress({ path: start + code, search: '' }).kind)
        expect(resolveAddress({ path: `/${code}`, search: '' })).toMatchObject({ kind: 'redirect' })
      }),
      { numRuns: 3_000 },
    )
  })
})
