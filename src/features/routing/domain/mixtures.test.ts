import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/i18n/locales'
import type { Route } from '@/kernel/route'
import { type AddressSettings, DEFAULT_ADDRESS_SETTINGS, type Resolution, resolveAddress } from './resolve'
import { respelt, SPELLINGS } from './route-samples'
import { ROUTES } from './routes'

const ORIGIN = 'https://homes.example'
const SITES = { investorUrl: 'https://money.example/', bookingUrl: 'https://desk.example/check-in' }
const SETTINGS: readonly AddressSettings[] = [
  DEFAULT_ADDRESS_SETTINGS,
  { ...DEFAULT_ADDRESS_SETTINGS, ...SITES },
  { ...DEFAULT_ADDRESS_SETTINGS, ...SITES, localeStatus: { th: 'redirect-to-en', cht: 'redirect-to-en' } },
  {
    ...DEFAULT_ADDRESS_SETTINGS,
    localeStatus: { chs: 'redirect-to-en' },
    sectionLocales: { about: ['en'], blog: ['cht'] },
  },
]

const ROWS: readonly Route[] = ROUTES
const PATTERNS = ROWS.flatMap(({ pattern, aliases = [] }) => [pattern, ...aliases])

/** Segments of the fixed rules of S1§7 and of the sections' languages. */
const RULED = [
  ...['2ndlife', '30anniversary', '30th-anniversary', 'ir', 'ir/report', 'promotion/detail', 'promotion/detail/x'],
  ...['news-detail', 'news-detail/7', 'single-detached-house/noble-a', 'foreign-buyer/secondlife', '404', '2020/x'],
  ...['event-invite/user-check-in', 'blog/a-story', 'about/vision', 'nothing/here', 'thregister', 'register'],
]

const split = (address: string) => {
  const end = address.indexOf('?')
  return end === -1 ? { path: address, search: '' } : { path: address.slice(0, end), search: address.slice(end) }
}

/** What holds for every answer: at most one redirect, to a final address, on this site or one the operator named. */
function expectKept(asked: { path: string; search: string }, settings: AddressSettings): Resolution {
  const resolution = resolveAddress(asked, settings)
  if (!('location' in resolution)) return resolution
  const { kind, location } = resolution
  expect(location).toMatch(/^[!-~]+$/)
  if (kind === 'outside') {
    const outside = [settings.investorUrl, settings.bookingUrl ?? ''].filter((url) => url !== '')
    expect(outside.map((url) => new URL(url).origin)).toContain(new URL(location).origin)
    return resolution
  }
  expect(location).toMatch(/^\/(?:th|en|cht|chs|admin)(?=[/?]|$)/)
  const target = new URL(location, ORIGIN)
  expect(target.origin + target.username + target.hash).toBe(ORIGIN)
  expect(split(location).path).not.toMatch(/[?#\\]|\/\//)
  // Segments added to an address of nearly 8 KB exceed the limit.
  if (location.length > 8192) return resolution
  const next = resolveAddress(split(location), settings)
  expect(['page', 'unknown', 'app', 'static'], `${asked.path} → ${location}`).toContain(next.kind)
  expect(resolveAddress(asked, settings)).toEqual(resolution)
  return resolution
}

/** Rules that normalise an address: any two together still cost one redirect. */
const RULES: Readonly<Record<string, (path: string) => string>> = {
  'a trailing slash': (path) => `${path}/`,
  'doubled slashes': (path) => path.replaceAll('/', '//'),
  'no language': (path) => path.replace(/^\/(?:th|en|cht|chs)(?=\/)/, ''),
  'a language in capitals': (path) => path.replace(/^\/(?:th|en|cht|chs)(?=\/)/, (language) => language.toUpperCase()),
  'a foreign language before it': (path) => `/fr${path}`,
  'another language before it': (path) => `/en${path}`,
  'the language as others write it': (path) =>
    path.replace(/^\/cht(?=\/)/, '/zh-Hant').replace(/^\/chs(?=\/)/, '/zh-CN'),
  'the language last': (path) => path.replace(/^\/(th|en|cht|chs)\/(.*)$/, '/$2/$1'),
  'the language glued on': (path) => path.replace(/^\/(th|en|cht|chs)\/register/, '/$1register'),
  'a needless escape': (path) => path.replace(/[a-z](?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
}
const PAIRS = Object.entries(RULES).flatMap(([first, one]) =>
  Object.entries(RULES)
    .filter(([second]) => second !== first)
    .map(([second, other]) => ({ first, second, write: (path: string) => other(one(path)) })),
)
const EVERY = [...PATTERNS, ...RULED]
/** Samples: each pair is tried with a fifth of all addresses, and each address with a fifth of all pairs. */
const shareOf = (number: number) => EVERY.filter((_, index) => index % 5 === number % 5)

describe('two rules at once', () => {
  test.each(PAIRS.map((pair, number) => ({ ...pair, number })))(
    '$first, then $second: one redirect, to a final address',
    ({ write, number }) => {
      const spellings = Object.values(SPELLINGS)
      for (const [index, pattern] of shareOf(number).entries()) {
        const locale = LOCALES[(index + number) % LOCALES.length] ?? 'th'
        const spelt = respelt(pattern, spellings[index % spellings.length] ?? String)
        const asked = { path: write(`/${locale}/${spelt}`), search: '?Q=A%2Fb&&x' }
        const answer = expectKept(asked, SETTINGS[(index + number) % SETTINGS.length] ?? DEFAULT_ADDRESS_SETTINGS)
        if (answer.kind === 'redirect') expect(answer.location, asked.path).toContain(asked.search)
        expect(answer.kind, asked.path).not.toBe('malformed')
      }
    },
  )
})

const HOSTILE = [
  ...['', '/', '//', '///', '\\', '/\\', '\\\\', '.', '..', '%2e%2e', '%2f', '%2F%2f', '%5c', '%5C%5c', '%25', '%252f'],
  ...[
    '%0d%0a',
    '\r\n',
    '\n',
    '%00',
    '\u0000',
    '%',
    '%zz',
    '%E0%A4%A',
    '%C0%AF',
    '@',
    'a@evil.com',
    ':',
    '://',
    ';',
    '#',
    '?',
  ],
  ...[
    'http:',
    'https:',
    'javascript:',
    'data:',
    'evil.com',
    '//evil.com',
    'xn--e1awd7f.com',
    'ëvil.example',
    'บ้าน',
    '例え.jp',
  ],
  ...['%E0%B8%9A', '\u202e', '\ud800', 'é', ' ', '+', '*', '__proto__', 'constructor', 'toString', 'hasOwnProperty'],
  ...[
    'th',
    'TH',
    'en',
    'cht',
    'zh-Hant',
    'fr',
    'enregister',
    'admin',
    'API',
    '_next',
    'media',
    '.well-known',
    'a.pdf',
    '2020',
  ],
]
const piece = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 3, arbitrary: fc.constantFrom(...PATTERNS.map((pattern) => respelt(pattern, String))) },
  { weight: 2, arbitrary: fc.constantFrom(...RULED) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 10 }) },
  { weight: 1, arbitrary: fc.constantFrom('a', '/a', '%2f', 'é').map((part) => part.repeat(8192 / part.length)) },
)
const request = fc.record({
  path: fc
    .array(fc.tuple(fc.constantFrom('/', '//', '/\\', ''), piece), { maxLength: 6 })
    .map((parts) => `/${parts.flat().join('')}`),
  search: fc
    .array(fc.tuple(fc.constantFrom('inviteNumber', 'scrollTo', 'page', 'a', '@', ''), piece), { maxLength: 3 })
    .map((pairs) => (pairs.length > 0 ? `?${pairs.map((pair) => pair.join('=')).join('&')}` : '')),
})

test('ten thousand hostile addresses: no other origin, no loop, no throw', () => {
  const kinds = new Set<string>()
  const property = fc.property(request, fc.constantFrom(...SETTINGS), (asked, settings) => {
    kinds.add(expectKept(asked, settings).kind)
  })
  fc.assert(property, { numRuns: 10_000 })
  expect([...kinds]).toEqual(expect.arrayContaining(['redirect', 'outside', 'static', 'malformed']))
})

test('an address of more than 8 KB is refused', () => {
  for (const filler of ['a', '/a', 'a%41', '?a=b&'])
    expect(resolveAddress(split(`/th/home/${filler.repeat(9000 / filler.length)}`)).kind).toBe('malformed')
})
