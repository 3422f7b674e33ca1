import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '@/i18n/locales'
import { type AddressSettings, DEFAULT_ADDRESS_SETTINGS, type Resolution, resolveAddress } from './resolve'

const SITES = { investorUrl: 'https://money.example/', bookingUrl: 'https://desk.example/check-in' }
const split = (address: string) => {
  const end = address.indexOf('?')
  return end === -1 ? { path: address, search: '' } : { path: address.slice(0, end), search: address.slice(end) }
}
const resolve = (address: string, settings: Partial<AddressSettings> = {}) =>
  resolveAddress(split(address), { ...DEFAULT_ADDRESS_SETTINGS, ...SITES, ...settings })
const locationOf = (resolution: Resolution) => ('location' in resolution ? resolution.location : resolution.kind)

/** Old paths, and where they lead. */
const OLD: readonly (readonly [from: string, to: string])[] = [
  ['30anniversary', 'about/vision'],
  ['30-anniversary', 'about/vision'],
  ['30_Anniversary', 'about/vision'],
  ['30thAnniversary', 'about/vision'],
  ['30th_anniversary', 'about/vision'],
  ['2ndlife', 'investment-guide'],
  ['2ndLife', 'investment-guide'],
  ['foreign_buyer/secondlife', 'investment-guide'],
  ['foreign-buyer/SecondLife', 'investment-guide'],
  ['Foreign_Buyer/investment_guide', 'investment-guide'],
  ['news_detail', 'news'],
  ['News_Detail/Corporate_News/7', 'news-detail/corporate_news/7'],
  ['single_detached_house', 'project/house/single-detached-house'],
  ['Single_detached_house/noble-gable', 'single-detached-house/noble-gable'],
  ['single-detached_house/noble-gable/a/b', 'single-detached-house/noble-gable/a/b'],
  ['project/single_detached_house/noble-gable', 'single-detached-house/noble-gable'],
  ['promotion/detail', '404'],
  ['Promotion/Detail/Old-Offer', '404'],
  ['promotion/detail/2020/x', '404'],
]
const queryAt = (words: string, search: string) => {
  if (words !== 'about/vision') return search
  return search === '' ? '?scrollTo=Noble30th' : `${search}&scrollTo=Noble30th`
}

/** Misspellings of an address: each is normalised in the same redirect. */
const MIXTURES: Readonly<Record<string, (locale: Locale, words: string) => string>> = {
  plainly: (locale, words) => `/${locale}/${words}`,
  'with slashes': (locale, words) => `//${locale}//${words}//`,
  'in capitals': (locale, words) => `/${locale}/${words}`.toUpperCase(),
  'behind another language': (locale, words) => `/fr/${locale}/${words}`,
  'with the language last': (locale, words) => `/${words}/${locale}`,
  'with a needless escape': (locale, words) => `/${locale}/%${words.charCodeAt(0).toString(16)}${words.slice(1)}`,
}

/** Each redirect that does not lead where it should in one step, with what it answers. */
const wrongAmong = (asked: Iterable<{ address: string; answer: Resolution; location: string; isBrief: boolean }>) =>
  [...asked].flatMap(({ address, answer, location, isBrief }) => {
    const isRight =
      answer.kind === 'redirect' &&
      answer.status === 301 &&
      answer.location === location &&
      answer.isBrief === isBrief &&
      ['page', 'unknown'].includes(resolve(location).kind)
    return isRight ? [] : [`${address}: ${locationOf(answer)} in place of ${location}`]
  })

describe('an old address', () => {
  test('leads to its new one in one 301, in every language and however it is written, and keeps its query', () => {
    const asked = OLD.flatMap(([from, to]) =>
      LOCALES.flatMap((locale) =>
        Object.values(MIXTURES).flatMap((write) =>
          ['', '?Q=A%2Fb&&x'].map((search) => {
            const address = write(locale, from) + search
            const location = `/${locale}/${to}${queryAt(to, search)}`
            return { address, answer: resolve(address), location, isBrief: false }
          }),
        ),
      ),
    )
    expect(asked.length).toBe(OLD.length * LOCALES.length * 12)
    expect(wrongAmong(asked)).toEqual([])
  })

  test('without a language leads to the Thai one', () => {
    const asked = OLD.map(([from, to]) => ({
      address: `/${from}`,
      answer: resolve(`/${from}`),
      location: `/th/${to}${queryAt(to, '')}`,
      isBrief: false,
    }))
    expect(wrongAmong(asked)).toEqual([])
  })

  test('in a language out of service leads to the one in its place, for now', () => {
    const asked = OLD.map(([from, to]) => ({
      address: `/CHT/${from}/`,
      answer: resolve(`/CHT/${from}/`, { localeStatus: { cht: 'redirect-to-en' } }),
      location: `/en/${to}${queryAt(to, '')}`,
      isBrief: true,
    }))
    expect(wrongAmong(asked)).toEqual([])
  })
})

describe('the anniversary', () => {
  test.each([
    ['?', '?scrollTo=Noble30th'],
    ['?a', '?a&scrollTo=Noble30th'],
    ['?a=1&', '?a=1&&scrollTo=Noble30th'],
    ['?scrollTo=Award', '?scrollTo=Award'],
    ['?a&scroll%54o=Award', '?a&scroll%54o=Award'],
    ['?scrollto=x', '?scrollto=x&scrollTo=Noble30th'],
  ])('%s becomes %s: the keys of the visitor win', (search, whole) => {
    expect(locationOf(resolve(`/30anniversary${search}`))).toBe(`/th/about/vision${whole}`)
  })

  test('leads to an announced page, and so does the guide', () => {
    for (const from of ['/en/30anniversary', '/en/2ndlife'])
      expect(resolve(locationOf(resolve(from))).kind).toBe('page')
  })
})

describe('the investor site', () => {
  test.each(['ir', 'IR', 'ir/', 'ir/report', 'ir/2020/report', 'ir/Report.pdf', 'Ir/%252f%252fevil.com', 'ir//a@b.c'])(
    '%s leads to its Thai page from Thai and to its English one from other languages, with the query',
    (words) => {
      for (const locale of LOCALES) {
        const location = `https://money.example/${locale === 'th' ? 'th' : 'en'}`
        const search = '?a=B%2F&&x=@//evil.com'
        expect(resolve(`/${locale}/${words}${search}`)).toEqual({
          kind: 'outside',
          status: 301,
          location: location + search,
          isBrief: true,
        })
      }
      expect(locationOf(resolve(`/${words}`))).toBe('https://money.example/th')
      expect(locationOf(resolve(`/${words}`, { localeStatus: { th: 'redirect-to-en' } }))).toBe(
        'https://money.example/en',
      )
    },
  )

  test('may have a path prefix', () => {
    const below = { investorUrl: 'https://group.example/noble/' }
    expect(locationOf(resolve('/cht/ir', below))).toBe('https://group.example/noble/en')
  })

  test.each(['/irx', '/th/irish', '/th/about/ir'])('is not at %s', (path) => {
    expect(locationOf(resolve(path))).not.toContain('money.example')
  })
})

describe('the check-in page of invitees', () => {
  const check = 'event-invite/user-check-in'

  test.each([
    ['?inviteNumber=A-17.b_9~', '?inviteNumber=A-17.b_9%7E'],
    ['?x=1&inviteNumber=0001&y', '?inviteNumber=0001'],
    ['?inviteNumber=1&inviteNumber=2', '?inviteNumber=1'],
    ['?inviteNumber=%41', '?inviteNumber=A'],
    ['', ''],
    ['?', ''],
    ['?phone=0812345678', ''],
    ['?inviteNumber=', ''],
    ['?inviteNumber=a%0d%0aSet-Cookie:b', ''],
    ['?inviteNumber=//evil.com', ''],
    ['?inviteNumber=%FF', ''],
    ['?inviteNumber=a b'.replace(' ', '+'), ''],
    [`?inviteNumber=${'1'.repeat(201)}`, ''],
  ])('%s: only a well-formed number of the query is passed on', (search, carried) => {
    for (const path of [
      `/${check}`,
      `/EN//${check}/`,
      '/cht/Event_Invite/User_Check_In',
      '/eventInvite/userCheckIn',
      `/${check}/chs`,
    ]) {
      expect(resolve(path + search)).toMatchObject({
        kind: 'outside',
        location: `https://desk.example/check-in${carried}`,
      })
    }
  })

  test('stays on this site when no booking site is set (C29)', () => {
    expect(locationOf(resolve(`/EN/${check}/?inviteNumber=7`, { bookingUrl: null }))).toBe(
      '/en/event-invite/user-check-in?inviteNumber=7',
    )
  })

  test('does not change the other invitation pages', () => {
    expect(resolve('/th/event-invite').kind).toBe('page')
    expect(resolve(`/th/${check}/more`).kind).toBe('unknown')
  })
})

describe('an address that only resembles an old one', () => {
  test.each([
    ['/th/promotion', 'page'],
    ['/th/promotion/details', 'page'],
    ['/th/30anniversary/x', 'unknown'],
    ['/th/news-detail/7', 'page'],
    ['/th/single-detached-house/noble-gable', 'page'],
    ['/th/404', 'unknown'],
  ])('%s: %s', (address, kind) => expect(resolve(address).kind).toBe(kind))
})

const PIECES = [
  ...OLD.map(([from]) => from),
  ...['ir', 'IR', 'event-invite', 'user_check_in', 'event-invite/user-check-in', 'promotion', 'detail', '404'],
  ...['', '/', '//', '\\', '/\\', '..', '%2f', '%2F%2f', '%5c', '%0d%0a', '\r\n', '%00', '%', '@', ':', 'https:'],
  ...['evil.com', 'a@evil.com', 'th', 'EN', 'cht', 'zh-Hant', 'fr', 'a.pdf', '2020', 'é', ' ', '#'],
]
const hostile = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...PIECES) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  { weight: 1, arbitrary: fc.constantFrom('a', '/a', '%2f').map((part) => part.repeat(8192 / part.length)) },
)
const request = fc.record({
  path: fc
    .array(fc.tuple(fc.constantFrom('/', '//', '/\\', ''), hostile), { maxLength: 6 })
    .map((parts) => `/${parts.flat().join('')}`),
  search: fc
    .array(fc.tuple(fc.constantFrom('inviteNumber', 'scrollTo', 'a', '@', ''), hostile), { maxLength: 3 })
    .map((pairs) => (pairs.length > 0 ? `?${pairs.map((pair) => pair.join('=')).join('&')}` : '')),
})

test('any request: a Location is on this site, and final, or on one of the two configured sites', () => {
  const kinds = new Set<string>()
  const property = fc.property(request, (asked) => {
    const settings = { ...DEFAULT_ADDRESS_SETTINGS, ...SITES }
    const resolution = resolveAddress(asked, settings)
    kinds.add(resolution.kind)
    if (!('location' in resolution)) return
    const { kind, location } = resolution
    expect(location).toMatch(/^[!-~]+$/)
    if (kind === 'outside') {
      expect(location).toMatch(/^https:\/\/(?:money\.example\/(?:th|en)|desk\.example\/check-in)(?:\?|$)/)
      expect(['https://money.example', 'https://desk.example']).toContain(new URL(location).origin)
      return
    }
    expect(location).toMatch(/^\/(?![/\\])/)
    expect(new URL(location, 'https://homes.example').origin).toBe('https://homes.example')
    // Segments added to an address of nearly 8 KB exceed the limit.
    if (location.length <= 8192) {
      expect(['redirect', 'outside', 'malformed']).not.toContain(resolveAddress(split(location), settings).kind)
    }
  })
  fc.assert(property, { numRuns: 2_000 })
  expect([...kinds]).toEqual(expect.arrayContaining(['redirect', 'outside', 'malformed']))
})
