import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_ADDRESS_SETTINGS, resolveAddress } from './resolve'
import { allowedHosts, readTarget, targetLocation } from './short-targets'

const OWN = 'https://homes.example'
const settings = { ...DEFAULT_ADDRESS_SETTINGS, bookingUrl: 'https://desk.example:8443/in' }
const rules = { settings, hosts: allowedHosts(['forms.example.com', 'xn--72c1a1bt4awk9o.xn--o3cw4h'], settings) }
const stored = (text: string) => {
  const read = readTarget(text, rules, OWN)
  return read.ok ? read.value : `refused: ${read.refusal}`
}

describe('the target of a short link', () => {
  test.each([
    ['a page', '/th/promotion', '/th/promotion'],
    ['a page without a language', '/promotion', '/promotion'],
    ['a query and a hash', '/en/success?project=x&a=ข#form', '/en/success?project=x&a=%E0%B8%82#form'],
    ['another spelling of a page', '/EN/Brand_Nue/', '/EN/Brand_Nue/'],
    ['a project', '/condominium/nue-district-r9', '/condominium/nue-district-r9'],
    ['a file', '/media/brochure.pdf', '/media/brochure.pdf'],
    ['a fixed redirect', '/2ndlife', '/2ndlife'],
    ['the investor site by its old address', '/ir', '/ir'],
    ['our own origin', `${OWN}/th/home?a=1#b`, '/th/home?a=1#b'],
    ['spaces round it', ' /th/home ', '/th/home'],
    ['an allowed host', 'https://forms.example.com/a?b=c#d', 'https://forms.example.com/a?b=c#d'],
    ['an allowed host in capitals', 'HTTPS://Forms.Example.com', 'https://forms.example.com/'],
    [
      'an allowed host with the port that goes without saying',
      'https://forms.example.com:443/',
      'https://forms.example.com/',
    ],
    ['an international host', 'https://ตัวอย่าง.ไทย/x', 'https://xn--72c1a1bt4awk9o.xn--o3cw4h/x'],
    ['the investor site', 'https://investor.noble-nue.example/th', 'https://investor.noble-nue.example/th'],
    ['the booking host with its port', 'https://desk.example:8443/', 'https://desk.example:8443/'],
  ])('may be %s', (_, text, target) => expect(stored(text)).toBe(target))

  test.each([
    ['nothing', '', 'spelling'],
    ['a word', 'promotion', 'spelling'],
    ['another origin', '//evil.example/th/home', 'spelling'],
    ['another origin by a backslash', '/\\evil.example', 'spelling'],
    ['another origin behind dots', '/.//evil.example', 'spelling'],
    ['another origin behind a tab', '/\t/evil.example', 'spelling'],
    ['a script', 'javascript:alert(1)', 'spelling'],
    ['data', 'data:text/html,x', 'spelling'],
    ['http', 'http://forms.example.com/', 'spelling'],
    ['https without slashes', 'https:evil.example', 'spelling'],
    ['three slashes', 'https:///evil.example', 'spelling'],
    ['a line break', '/th/home\r\nSet-Cookie: a=b', 'spelling'],
    ['a space', '/th/ho me', 'spelling'],
    ['more than 2,000 characters', `/th/home?${'a'.repeat(2000)}`, 'spelling'],
    ['another host', 'https://evil.example/', 'host'],
    ['a host that only begins like one', 'https://forms.example.com.evil.example/', 'host'],
    ['a host below an allowed one', 'https://a.forms.example.com/', 'host'],
    ['another port', 'https://forms.example.com:8443/', 'host'],
    ['a user', 'https://forms.example.com@evil.example/', 'host'],
    ['a user at an allowed host', 'https://me:word@forms.example.com/', 'host'],
    ['an encoded slash', '/%2f%2fevil.example', 'page'],
    ['an encoded backslash', '/%5cevil.example', 'page'],
    ['no page', '/th/nothing-here', 'page'],
    ['the page for missing pages', '/404', 'page'],
    ['the back office', '/admin/collections/leads', 'page'],
    ['a call', '/api/anything', 'page'],
    ['our own origin without a page', `${OWN}//evil.example/`, 'spelling'],
  ])('is never %s', (_, text, refusal) => expect(stored(text)).toBe(`refused: ${refusal}`))
})

describe('a visitor is redirected', () => {
  const sent = (target: string, search = '', locale: 'th' | 'en' | 'cht' = 'en') =>
    targetLocation(target, { locale, search }, rules)

  test.each([
    ['to the page in the language asked for', '/promotion', '', '/en/promotion'],
    ['to the page in the language of the target', '/th/promotion', '', '/th/promotion'],
    ['to the final address at once', '/EN/Brand_Nue/', '?a=B', '/en/brand-nue?a=B'],
    ['past a fixed redirect', '/2ndlife', '?a=1', '/en/investment-guide?a=1'],
    ['past one that adds to the query', '/30anniversary#x', '?a=1', '/en/about/vision?a=1&scrollTo=Noble30th#x'],
    ['with the query as it came', '/home', '?Q=A%2Fb&&x', '/en/home?Q=A%2Fb&&x'],
    ['with the query before the hash', '/home#form', '?gclid=1', '/en/home?gclid=1#form'],
    [
      'with the keys of the target first',
      '/home?utm_source=print',
      '?utm_source=me&gclid=1',
      '/en/home?utm_source=print&gclid=1',
    ],
    ['with a key of the target however it is written', '/home?a=1', '?%61=2', '/en/home?a=1'],
    ['to a file, which has no language', '/media/a.pdf', '?b', '/media/a.pdf?b'],
    ['to a file at its one address', '//evil.example/x.png', '', null],
    [
      'outside with the query',
      'https://forms.example.com/f?id=7#q',
      '?gclid=1&id=8',
      'https://forms.example.com/f?id=7&gclid=1#q',
    ],
    ['to the investor site by its old address', '/ir', '?a=1', 'https://investor.noble-nue.example/en?a=1'],
    ['nowhere when the page is gone', '/th/nothing-here', '', null],
    ['nowhere when the host is no longer allowed', 'https://evil.example/', '', null],
  ])('%s', (_, target, search, location) => expect(sent(target, search)).toBe(location))

  test('without a language, in the visitor’s', () => {
    expect(sent('/home', '', 'th')).toBe('/th/home')
    expect(sent('/home', '', 'cht')).toBe('/cht/home')
  })
})

describe('ten thousand hostile targets', () => {
  const nasty = fc.constantFrom(
    '//',
    '/\\',
    '\\',
    '%2f',
    '%2F%2f',
    '%5c',
    '%0d%0a',
    '\r\n',
    '\n',
    '\t',
    '\0',
    '@',
    'evil.example',
    'https:',
    'https://',
    'HTTPS://',
    'javascript:',
    'data:',
    'http://',
    'forms.example.com',
    'forms.example.com@',
    'th',
    'home',
    '/th/home',
    '/home',
    '?',
    '#',
    '&',
    ':',
    ':443',
    '..',
    '/.',
    '/./',
    '.',
    '%2e%2e',
    '%00',
    '。',
    '．',
    'ⓔvil.example',
    'xn--',
    'ตัวอย่าง.ไทย',
    '／',
    '＼',
    '\u2028',
    '\u202e',
    ' ',
    '%',
    '%zz',
    '[::1]',
    '127.0.0.1',
    'a'.repeat(8192),
    '/media/a.png',
    '.png',
    'homes.example',
  )
  const text = fc
    .array(fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 8 })
    .map((parts) => parts.join(''))
  const target = fc.oneof(
    text,
    text.map((rest) => `/${rest}`),
    text.map((rest) => `https://${rest}`),
    text.map((rest) => `https://forms.example.com${rest}`),
    text.map((rest) => `${OWN}${rest}`),
  )
  const search = fc.constantFrom('', '?a=1', '?next=//evil.example', `?${'b'.repeat(4000)}`)

  const leads = (location: string) => {
    // A Location contains no line break and nothing that browsers read as a slash.
    expect(location).toMatch(/^(?:\/(?!\/)|https:\/\/)[!-[\]-~]*$/)
    const { origin, protocol, host, username, password } = new URL(location, OWN)
    expect([protocol, username, password]).toEqual(['https:', '', ''])
    expect(origin === OWN || rules.hosts.has(host), location).toBe(true)
    return origin === OWN
  }

  test('lead to this site or to an allowed host, in one redirect, or nowhere', () => {
    let followed = 0
    fc.assert(
      fc.property(target, search, (one, asked) => {
        const read = readTarget(one, rules, OWN)
        const location = targetLocation(one, { locale: 'en', search: asked }, rules)
        if (read.ok) {
          leads(read.value)
          // What can be stored can be followed, and storing it again does not change it.
          expect(readTarget(read.value, rules, OWN)).toEqual(read)
          expect(targetLocation(read.value, { locale: 'en', search: '' }, rules)).not.toBeNull()
        }
        if (location === null || !leads(location)) return
        followed += 1
        const [path = '', rest = ''] = location.split('#')[0]?.split('?') ?? []
        const { kind } = resolveAddress({ path, search: rest === '' ? '' : `?${rest}` }, settings)
        expect(['page', 'static']).toContain(kind)
      }),
      { numRuns: 10_000 },
    )
    // Control: not all generated targets are refused at the first character.
    expect(followed).toBeGreaterThan(100)
  })

  test('would leave the site if any host were allowed', () => {
    const careless = { ...rules, hosts: new Set(['evil.example']) }
    expect(targetLocation('https://evil.example/', { locale: 'en', search: '' }, careless)).toBe(
      'https://evil.example/',
    )
  })
})
