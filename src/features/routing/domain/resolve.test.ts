import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/i18n/locales'
import { EVERY_PAGE_TAGS } from '@/kernel/cache/cache-tags'
import { type AddressSettings, DEFAULT_ADDRESS_SETTINGS, type Resolution, resolveAddress, tagsOf } from './resolve'

const split = (address: string) => {
  const end = address.indexOf('?')
  return end === -1 ? { path: address, search: '' } : { path: address.slice(0, end), search: address.slice(end) }
}
const resolve = (address: string, settings?: Partial<AddressSettings>) =>
  resolveAddress(split(address), { ...DEFAULT_ADDRESS_SETTINGS, ...settings })
const locationOf = (resolution: Resolution) => (resolution.kind === 'redirect' ? resolution.location : resolution.kind)

describe('one 301 to the final address', () => {
  test.each([
    ['the root', '/', '/th/home'],
    ['a language root', '/en', '/en/home'],
    ['a language root with a slash', '/cht/', '/cht/home'],
    ['no language', '/home', '/th/home'],
    ['a trailing slash', '/th/home/', '/th/home'],
    ['doubled slashes', '//th///home', '/th/home'],
    ['upper case', '/TH/Home', '/th/home'],
    ['a snake group', '/th/single_detached_house/noble-gable', '/th/single-detached-house/noble-gable'],
    [
      'a group as the content system spells it',
      '/Single_detached_house/Noble-Gable',
      '/th/single-detached-house/noble-gable',
    ],
    ['everything at once', '//EN//Single_Detached_House//Noble-Gable//', '/en/single-detached-house/noble-gable'],
    ['a category without all', '/en/project/condominium', '/en/project/condominium/all'],
    ['a bare category', '/house', '/th/project/house/all'],
    ['a foreign language', '/fr/home', '/th/home'],
    ['a language spelt the usual way', '/zh-Hant/home', '/cht/home'],
    ['two languages', '/th/en/home', '/en/home'],
    ['the language last', '/condominium/noble-a/en', '/en/condominium/noble-a'],
    ['the language glued on (C4)', '/enregister', '/en/register'],
    ['a needless escape', '/th/%68ome', '/th/home'],
    ['an unknown page, canonical first', '/TH/Nothing/Here/', '/th/nothing/here'],
    ['a bracket of the sentence around it', '/th/home)', '/th/home'],
    ['a full stop', '/th/home.', '/th/home'],
    ['a Chinese comma', '/cht/home%EF%BC%8C', '/cht/home'],
    ['a Chinese closing quote', '/chs/home%E3%80%8D', '/chs/home'],
    ['a blank and a zero-width space', '/th/home%20%E2%80%8B', '/th/home'],
    ['a Thai repetition mark', '/th/home%E0%B9%86', '/th/home'],
    ['a bracket on a project', '/en/condominium/nue-mesh-chaengwattana)', '/en/condominium/nue-mesh-chaengwattana'],
    ['a lone bracket behind the last slash', '/en/home/).', '/en/home'],
    [
      'a full stop on an old spelling',
      '/TH/Single_Detached_House/Noble-Gable.',
      '/th/single-detached-house/noble-gable',
    ],
    ['the old 404', '/404', '/th/404'],
    ['another origin in the path', '//evil.com/x', '/th/evil.com/x'],
    ['another origin with credentials', '//user@evil.com/x', '/th/user@evil.com/x'],
    ['a blog that is Thai only (C5)', '/en/blog/a-story', '/th/blog/a-story'],
    ['the back office', '/Admin//collections/', '/admin/collections'],
  ])('%s', (_, from, to) => {
    expect(locationOf(resolve(from))).toBe(to)
    expect(locationOf(resolve(`${from}?Q=A%2Fb&&x#y`.replace('#y', '')))).toBe(`${to}?Q=A%2Fb&&x`)
    expect(resolve(to).kind).not.toBe('redirect')
  })
})

describe('the resolution of an address', () => {
  test.each([
    ['/th/home', 'page'],
    ['/chs/condominium/noble-a', 'page'],
    ['/en/project/house/all?brand=nue', 'page'],
    ['/th/404', 'unknown'],
    ['/th/nothing/here', 'unknown'],
    ['/th/shed/noble-a', 'unknown'],
    ['/th/condominium/2020', 'unknown'],
    ['/admin', 'app'],
    ['/api/leads?x=1', 'app'],
    ['/_next/image?url=x', 'app'],
    ['/_next/static/chunks/a.js', 'static'],
    ['/media/a.webp', 'static'],
    ['/favicon.ico', 'static'],
    ['/.well-known/security.txt', 'static'],
    ['/wp-login.php', 'static'],
    ['/%2f%2fevil.com', 'malformed'],
    ['/%5cevil.com', 'malformed'],
    ['/\\evil.com', 'malformed'],
    ['/th/%0d%0aLocation:x', 'malformed'],
    ['/th/home?a\r\nb', 'malformed'],
    ['/th/%', 'malformed'],
    ['/th/%C3%28', 'malformed'],
    ['/th/../admin', 'malformed'],
    ['/th/%2e%2E/admin', 'malformed'],
    ['http://evil.com/', 'malformed'],
    ['*', 'malformed'],
    [`/${'a'.repeat(9000)}`, 'malformed'],
  ])('%s: %s', (address, kind) => expect(resolve(address).kind).toBe(kind))

  test('percent-encoding is decoded once, not twice', () => {
    expect(resolve('/th/%252e%252e').kind).toBe('unknown')
    expect(locationOf(resolve('/%252F%252Fevil.com/x'))).toBe('/th/%252f%252fevil.com/x')
  })

  test('only the query keys that a page reads reach it, once each and in a fixed order', () => {
    const search = (address: string) => {
      const resolution = resolve(address)
      return resolution.kind === 'page' ? resolution.upstreamSearch : resolution.kind
    }
    expect(search('/th/home?utm_source=a&_rsc=x1&b')).toBe('?_rsc=x1')
    expect(search('/th/home?a=1')).toBe('')
    expect(search('/th/policy?page=cookies&page=other&x')).toBe('?page=cookies')
    expect(search('/th/project/house/all?price=3000000-80000000&x=1&brand=nue,bad&_rsc=q')).toBe(
      '?brand=nue&price=3000000-8000000&_rsc=q',
    )
  })

  test('cache tags depend on the address alone', () => {
    const every = [...EVERY_PAGE_TAGS]
    expect(every).toEqual(expect.arrayContaining(['site', 'menus']))
    expect(tagsOf('/th/home')).toEqual([...every, 'home', 'projects', 'promotions', 'news', 'blog'])
    expect(tagsOf('/en/project/condominium/all')).toEqual([...every, 'projects', 'promotions', 'landings'])
    expect(tagsOf('/chs/land/nue-field')).toEqual(expect.arrayContaining([...every, 'project:nue-field']))
    expect(tagsOf('/chs/Land/nue-field/')).toEqual(tagsOf('/th/land/nue-field'))
    expect(tagsOf('/th/nothing')).toEqual(every)
  })
})

describe('settings of editors and operators', () => {
  const closed = { localeStatus: { cht: 'redirect-to-en' } } as const

  test('a language out of service redirects to English, temporarily (C1)', () => {
    expect(resolve('/cht/home?a=B', closed)).toEqual({
      kind: 'redirect',
      status: 301,
      location: '/en/home?a=B',
      isBrief: true,
    })
    expect(locationOf(resolve('/zh-TW/', closed))).toBe('/en/home')
    expect(resolve('/chs/home', closed).kind).toBe('page')
    expect(resolve('/cht/home').kind).toBe('page')
  })

  test('a draft is shown in the language it was shared in, open or not', () => {
    for (const path of ['/en/blog/a-story/preview', '/cht/blog/a-story/preview', '/cht/home/preview'])
      expect(resolve(`${path}?token=t`, closed)).toMatchObject({ kind: 'page', path })
  })

  test('a section open in a language no longer redirects (C5)', () => {
    expect(resolve('/en/blog', { sectionLocales: { blog: ['th', 'en'] } }).kind).toBe('page')
    expect(locationOf(resolve('/cht/blog', { ...closed, sectionLocales: { blog: ['th', 'en'] } }))).toBe('/en/blog')
  })
})

const PIECES = [
  '',
  '/',
  '//',
  '\\',
  '.',
  '..',
  '%2f',
  '%5c',
  '%2e',
  '%25',
  '%0d%0a',
  '%',
  '@',
  ':',
  'http:',
  'evil.com',
  'TH',
  'en',
  'cht',
  'zh-Hant',
  'fr',
  'home',
  'HOME',
  'project',
  'condominium',
  'house',
  'all',
  'Single_detached_house',
  'townhome',
  'townhouse',
  'new_condo',
  'location',
  'sukhumvit',
  'house-ekkamai-ramintra',
  'past-projects',
  'noble-a',
  '404',
  'blog',
  'enregister',
  'admin',
  'API',
  '_next',
  'static',
  'media',
  'a.js',
  '2020',
  '%E0%B8%9A',
  '%e0%b8%9a',
  'é',
  ' ',
  '_',
  '-',
]
const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...PIECES) },
  { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
)
const address = fc.record({
  path: fc
    .array(fc.tuple(fc.constantFrom('/', '//', ''), piece), { maxLength: 7 })
    .map((parts) => `/${parts.flat().join('')}`),
  search: fc.oneof(
    fc.constant(''),
    fc.webQueryParameters().map((query) => `?${query}`),
  ),
})
const statuses = fc.record({
  th: fc.constantFrom('live', 'redirect-to-en'),
  cht: fc.constantFrom('live', 'redirect-to-en'),
  chs: fc.constantFrom('live', 'redirect-to-en'),
})

describe('any request', () => {
  test('gets at most one redirect, on this site, with its query preserved', () => {
    const property = fc.property(address, statuses, (request, localeStatus) => {
      const settings = { ...DEFAULT_ADDRESS_SETTINGS, localeStatus } as AddressSettings
      const first = resolveAddress(request, settings)
      expect(resolveAddress(request, settings)).toEqual(first)
      if (first.kind !== 'redirect') return
      const target = new URL(first.location, 'https://homes.example')
      expect(target.origin).toBe('https://homes.example')
      expect(first.location).toMatch(/^\/(?:th|en|cht|chs|admin)(?=[/?]|$)/)
      expect(first.location).toMatch(/^[!-~]+$/)
      expect(first.location.endsWith(request.search)).toBe(true)
      const path = first.location.slice(0, first.location.length - request.search.length)
      expect(path).not.toMatch(/[?#\\]|\/\//)
      expect(['redirect', 'malformed']).not.toContain(resolveAddress({ path, search: request.search }, settings).kind)
    })
    fc.assert(property, { numRuns: 10_000 })
  })

  test('every language has every page', () => {
    for (const locale of LOCALES) {
      for (const page of ['home', 'project/house/all', 'land/a', 'success', 'policy']) {
        expect(resolve(`/${locale}/${page}`)).toMatchObject({ kind: 'page', locale, isShared: true })
      }
    }
  })
})
