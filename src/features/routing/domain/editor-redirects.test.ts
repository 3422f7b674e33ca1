import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/i18n/locales'
import {
  compileRedirects,
  joinSearch,
  type RedirectRow,
  readFrom,
  readTarget,
  redirectFor,
  writeTarget,
} from './editor-redirects'
import { resolveAddress } from './resolve'
import { type AddressSettings, DEFAULT_ADDRESS_SETTINGS } from './settings'

const row = (from: string, to: string | null, more: Partial<RedirectRow> = {}): RedirectRow => ({
  id: 1,
  from,
  locale: 'all',
  kind: to === null ? 'removed' : 'redirect',
  to,
  ...more,
})
const split = (address: string) => {
  const at = address.search(/\?|$/)
  return { path: address.slice(0, at), search: address.slice(at) }
}
const resolve = (address: string, rows: RedirectRow[], settings: Partial<AddressSettings> = {}) =>
  resolveAddress(split(address), { ...DEFAULT_ADDRESS_SETTINGS, ...settings, redirects: compileRedirects(rows) })
const locationOf = (address: string, rows: RedirectRow[], settings?: Partial<AddressSettings>) => {
  const found = resolve(address, rows, settings)
  return 'location' in found ? found.location : found.kind
}

describe('the source of a redirect', () => {
  test.each([
    ['as it is', 'condominium/noble-old', 'condominium/noble-old'],
    ['with slashes, capitals and snakes', '/Condominium//Noble_Old/', 'condominium/noble-old'],
    ['with a language', '/th/noble-old', 'noble-old'],
    ['copied whole from a browser', 'https://homes.example/EN/noble-old', 'noble-old'],
    ['encoded', '/th/%E0%B8%9A%E0%B9%89%E0%B8%B2%E0%B8%99', 'บ้าน'],
    ['in Thai', 'บ้าน/เก่า', 'บ้าน/เก่า'],
    ['an alias', 'project/condominium/noble-old', 'condominium/noble-old'],
  ])('%s', (_, text, from) => expect(readFrom(text)).toEqual({ ok: true, value: from }))

  test.each([
    ['', 'from-empty'],
    ['/th/', 'from-empty'],
    ['old?id=5', 'from-query'],
    ['old#x', 'from-query'],
    ['a\\b', 'from-characters'],
    ['a%2fb', 'from-characters'],
    ['a%5cb', 'from-characters'],
    ['a/../b', 'from-characters'],
    ['a\r\nb', 'from-characters'],
    ['a%0d%0ab', 'from-characters'],
    ['100%', 'from-characters'],
    ['100%25', 'from-characters'],
    ['/ &', 'from-characters'],
    ['a'.repeat(201), 'from-long'],
  ])('%j: %s', (text, refusal) => expect(readFrom(text)).toEqual({ ok: false, refusal }))

  test('does not change when it is saved again', () => {
    const property = fc.property(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('a', '/', 'th', '_', '%', 'E', 'ก') })),
      (text) => {
        const from = readFrom(text)
        if (from.ok) expect(readFrom(from.value)).toEqual(from)
      },
    )
    fc.assert(property, { numRuns: 5_000 })
  })
})

describe('the target of a redirect', () => {
  test.each([
    ['/project/house/all', '/project/house/all'],
    ['/policy?page=cookies', '/policy?page=cookies'],
    ['/about/vision?scrollTo=Noble30th#top', '/about/vision?scrollTo=Noble30th#top'],
    [' /home ', '/home'],
    ['/', '/'],
    ['/project/house/all?brand=ก', '/project/house/all?brand=%E0%B8%81'],
    ['https://Investor.example/a?b=c', 'https://investor.example/a?b=c'],
  ])('%s', (text, written) => {
    const read = readTarget(text)
    expect(read.ok && writeTarget(read.value)).toBe(written)
  })

  test.each([
    ['', 'to-empty'],
    ['home', 'to-start'],
    ['//evil.com', 'to-characters'],
    ['/a//b', 'to-characters'],
    ['/\\evil.com', 'to-characters'],
    ['/a\r\nSet-Cookie:b', 'to-characters'],
    ['/a b', 'to-characters'],
    ['/%2f%2fevil.com', 'to-characters'],
    ['/%5cevil.com', 'to-characters'],
    ['/a/../b', 'to-characters'],
    ['/%2e%2e/b', 'to-characters'],
    ['/th/home', 'to-language'],
    ['/home/en', 'to-language'],
    ['http://investor.example', 'to-secure'],
    ['javascript:alert(1)', 'to-secure'],
    ['https:investor.example', 'to-secure'],
    ['https:///investor.example', 'to-secure'],
    ['https://user@investor.example', 'to-user'],
    ['https://@investor.example', 'to-user'],
    ['https://investor.example:8443', 'to-characters'],
    ['https://localhost', 'to-characters'],
    [`/${'a'.repeat(500)}`, 'to-long'],
  ])('not %j: %s', (text, refusal) => expect(readTarget(text)).toEqual({ ok: false, refusal }))
})

describe('the query', () => {
  test.each([
    ['', '', ''],
    ['?a=1', '', '?a=1'],
    ['', '?b=2', '?b=2'],
    ['?a=1&&x', '?b=2', '?a=1&&x&b=2'],
    ['?b=1&a=%2F&b=3', '?b=2', '?a=%2F&b=2'],
    ['?%62=1', '?b=2', '?b=2'],
  ])('%s with %s is %s: the keys of the target win', (visitor, own, joined) => {
    expect(joinSearch(visitor, own)).toBe(joined)
  })
})

describe('which redirect applies', () => {
  const book = compileRedirects([
    row('old', '/home', { id: 1 }),
    row('old', '/promotion', { id: 2, locale: 'en' }),
    row('bad', '//evil.com', { id: 3 }),
    row('gone', null, { id: 4, locale: 'cht' }),
  ])

  test('one for the language wins over one for all, in any order', () => {
    expect(LOCALES.map((locale) => redirectFor(book, locale, ['OLD'])?.id)).toEqual([1, 2, 1, 1])
    expect(LOCALES.filter((locale) => redirectFor(book, locale, ['gone']))).toEqual(['cht'])
    expect(redirectFor(book, 'th', ['old', 'x'])).toBeNull()
    expect(redirectFor(book, 'th', ['bad'])).toBeNull()
  })
})

/** Pairs of every misspelling with every kind of target, in each language. */
describe.each([
  ['a page', '/promotion', '/promotion', ''],
  ['an alias of a page', '/condominium', '/project/condominium/all', ''],
  ['a fixed rule', '/30anniversary', '/about/vision', 'scrollTo=Noble30th'],
  ['a query of its own', '/policy?page=cookies', '/policy', 'page=cookies'],
])('one hop to %s', (_, to, path, own) => {
  const rows = [row('condominium/noble-old', to), row('2ndlife', to), row('news-detail/7', to)]
  const withOwn = (search: string) =>
    [search.slice(1), own]
      .filter(Boolean)
      .join('&')
      .replace(/^(?=.)/, '?')

  test.each(
    LOCALES.flatMap((locale) => ['condominium/noble-old', '2ndlife', 'news-detail/7'].map((from) => [locale, from])),
  )('from %s %s, in any spelling', (locale, from) => {
    const written = [
      `/${locale}/${from}`,
      `//${locale}//${from}//`,
      `/${locale}/${from}`.toUpperCase(),
      `/${locale}/${from}`.replaceAll('-', '_'),
      `/fr/${locale}/${from}`,
      `/${from}/${locale}`,
      `/${locale}/%${from.charCodeAt(0).toString(16)}${from.slice(1)}`,
    ]
    for (const address of written)
      for (const search of ['', '?Q=A%2Fb&&x']) {
        const location = `/${locale}${path}${withOwn(search)}`
        expect(resolve(address + search, rows)).toEqual({ kind: 'redirect', status: 301, location, isBrief: true })
        expect(resolve(location, rows).kind).toBe('page')
      }
  })

  test('also from a closed language, and from an alias of the old address', () => {
    expect(locationOf('/cht/2ndlife', rows, { localeStatus: { cht: 'redirect-to-en' } })).toBe(
      `/en${path}${withOwn('')}`,
    )
    expect(locationOf('/th/project/condominium/noble_old', rows)).toBe(`/th${path}${withOwn('')}`)
  })
})

describe('an address marked as removed', () => {
  const rows = [row('condominium/noble-gone', null), row('old', '/condominium/noble-gone')]

  test('redirects to the 404 page of its language, in any spelling', () => {
    for (const path of ['/th/condominium/noble-gone', '/TH/Condominium/Noble_Gone/', '/th/old'])
      expect(resolve(path, rows)).toEqual({ kind: 'redirect', location: '/th/404', status: 301, isBrief: true })
    expect(locationOf('/en/condominium/noble-gone?a=1', rows)).toBe('/en/404?a=1')
    expect(resolve('/th/condominium/noble-gone', []).kind).toBe('page')
  })
})

describe('a redirect to another site', () => {
  test('passes the query on, and the keys of the target win', () => {
    const rows = [row('old', 'https://investor.example/a?b=1#c')]
    const location = 'https://investor.example/a?x=1&b=1#c'
    expect(resolve('/EN/old?x=1&b=9', rows)).toEqual({ kind: 'outside', status: 301, location, isBrief: true })
  })
})

describe('redirects that form a loop are ignored', () => {
  test('from every entry point', () => {
    const rows = [
      row('a', '/b', { id: 1 }),
      row('b', '/a', { id: 2 }),
      row('c', '/b', { id: 3 }),
      row('2ndlife', '/a', { id: 4 }),
    ]
    expect([resolve('/th/a', rows).kind, resolve('/th/b', rows).kind, resolve('/th/c', rows).kind]).toEqual(
      Array(3).fill('unknown'),
    )
    expect(locationOf('/th/2ndlife', rows)).toBe('/th/investment-guide')
    expect(locationOf('/th/x', [row('x', '/y'), row('y', '/promotion', { id: 2 })])).toBe('/th/promotion')
  })
})
