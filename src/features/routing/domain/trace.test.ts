import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileRedirects, type RedirectRow } from './editor-redirects'
import { type Resolution, resolveAddress } from './resolve'
import { compileSections } from './sections'
import { type AddressSettings, DEFAULT_ADDRESS_SETTINGS } from './settings'
import { traceAddress } from './trace'

const row = (id: number, from: string, to: string | null, locale: RedirectRow['locale'] = 'all'): RedirectRow => ({
  id,
  from,
  locale,
  kind: to === null ? 'removed' : 'redirect',
  to,
})

const SETTINGS: AddressSettings = {
  ...DEFAULT_ADDRESS_SETTINGS,
  redirects: compileRedirects([
    row(1, 'condominium/noble-old', '/condominium/nue-district-r9'),
    row(2, 'noble-gone', null),
    row(3, 'second-home', '/2ndlife'),
    row(4, 'our-money', 'https://investor.noble-nue.example/th?from=old'),
    row(5, 'stories', '/blog'),
  ]),
  localeStatus: { cht: 'redirect-to-en' },
}

const split = (address: string) => {
  const at = address.search(/\?|$/)
  return { path: address.slice(0, at), search: address.slice(at) }
}
const trace = (address: string, settings = SETTINGS) => traceAddress(split(address), settings)

describe('the trace of an address', () => {
  test.each([
    ['/th/home', []],
    ['/TH/Home/', ['slashes', 'language', 'case']],
    ['/th/%68ome', ['encoding']],
    ['/Condominium/Noble_Old', ['language', 'editor']],
    ['/th/project/condominium/noble-old', ['editor']],
    ['/th/second-home', ['editor', 'fixed']],
    ['/th/our-money', ['editor']],
    ['/th/ir', ['fixed']],
    ['/th/noble-gone', ['removed']],
    ['/th/noble_gone', ['removed']],
    ['/cht/condominium', ['alias', 'closed-language']],
    ['/en/blog', ['section']],
    ['/cht/stories', ['editor', 'closed-language', 'section']],
    ['/Admin//x', ['slashes', 'back-office']],
    ['/api//x', []],
    ['/favicon.ico', []],
    ['/%2f', []],
  ])('%s: %j', (address, rules) => {
    expect(trace(address).steps.map(({ rule }) => rule)).toEqual(rules)
  })

  test('a step names the editors’ redirect behind it', () => {
    expect(trace('/en/condominium/noble-old').steps).toEqual([
      { rule: 'editor', from: '/en/condominium/noble-old', to: '/en/condominium/nue-district-r9', id: 1 },
    ])
    expect(trace('/th/noble-gone').steps).toMatchObject([{ rule: 'removed', to: '/th/404', id: 2 }])
  })
})

const WORDS = [
  'condominium',
  'Noble_Old',
  'noble-old',
  'a',
  'b',
  'c',
  'home',
  'blog',
  'news_detail',
  '2ndlife',
  'ir',
  '7',
]
const word = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 2, arbitrary: fc.constantFrom('th', 'EN', 'cht', 'fr', '%2f', '%68ome', 'admin', 'a.js', '', 'é') },
  { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
)
const request = fc.record({
  path: fc.array(word, { maxLength: 5 }).map((words) => `/${words.join('/')}`),
  search: fc.constantFrom('', '?a=1', '?x=2&a=3'),
})
const key = fc.constantFrom('a', 'b', 'c', 'a/b', 'condominium/a', 'condominium/noble-old', '2ndlife', 'blog/a')
const target = fc.constantFrom('/a', '/b?x=1', '/c#top', '/a/b', '/condominium', '/blog/a', '/2ndlife', '/ir', null)
const rows = fc.array(fc.tuple(key, target, fc.constantFrom('all', 'th', 'en', 'cht', 'chs')), { maxLength: 6 })
const settings = fc.record({ rows, closed: fc.subarray(['th', 'cht', 'chs']), blog: fc.subarray(['th', 'en', 'cht']) })

function expectEnd(last: string, asked: string, outcome: Resolution): void {
  if (outcome.kind === 'outside') expect(last).toBe(outcome.location)
  else if (outcome.kind === 'redirect') expect(last).toBe(outcome.location.split(/[?#]/)[0])
  else expect(last).toBe(outcome.kind === 'page' ? outcome.path : asked)
}

test('for any request and any redirects, the trace ends where the address resolves to', () => {
  const property = fc.property(request, settings, (asked, { rows, closed, blog }) => {
    const stored = {
      ...DEFAULT_ADDRESS_SETTINGS,
      redirects: compileRedirects(rows.map(([from, to, locale], id) => row(id, from, to, locale as 'all'))),
      localeStatus: Object.fromEntries(closed.map((locale) => [locale, 'redirect-to-en'])),
      sectionLocales: compileSections([{ section: 'blog', locales: blog as 'th'[] }]),
    } as AddressSettings
    const { steps, outcome } = traceAddress(asked, stored)
    expect(outcome).toEqual(resolveAddress(asked, stored))
    for (const [index, step] of steps.entries()) expect(step.from).toBe(steps[index - 1]?.to ?? asked.path)
    expectEnd(steps.at(-1)?.to ?? asked.path, asked.path, outcome)
    // The target resolves to itself, even when stored redirects form a loop.
    if (outcome.kind !== 'redirect') return
    const [path = '', search = ''] = outcome.location.split(/#/)[0]?.split(/(?=\?)/) ?? []
    expect(['redirect', 'outside', 'malformed']).not.toContain(resolveAddress({ path, search }, stored).kind)
  })
  fc.assert(property, { numRuns: 10_000 })
})
