import { describe, expect, test } from 'vitest'
import { readPlainGet } from './fast-path'
import { networkForLog, pathForLog } from './log'
import { readSettings } from './settings'
import { TokenBuckets } from './token-buckets'

describe('log lines hold no personal data', () => {
  test.each([
    ['/th/home?email=a@b.c', '/th/home'],
    ['/th/condominium/noble-a', '/th/condominium/noble-a'],
    ['/api/leads/12345', '/api/leads/:id'],
    ['/th/payment/receipt/aB3dE5gH7jK9mN1pQ3sT', '/th/payment/receipt/:id'],
    ['/th/Payment//Result/Ab1', '/th/Payment//Result/:id'],
    ['/th/newsletter/leave/Ab1', '/th/newsletter/leave/:id'],
    ['/api/saved-search/leave/Ab1', '/api/saved-search/leave/:id'],
    ['/th/events/open/pretransfer/register/R9/1/2/AA123456', '/th/events/open/pretransfer/:id'],
    ['/th/promotion/receipt', '/th/promotion/receipt'],
    ['/api/people/somchai@example.com', '/api/people/:id'],
    ['/api/people/somchai%40example.com', '/api/people/:id'],
  ])('%s', (url, written) => expect(pathForLog(url)).toBe(written))

  test('client addresses lose their last part', () => {
    expect(networkForLog('203.0.113.77')).toBe('203.0.113.x')
    expect(networkForLog('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1::')
    expect(networkForLog('2001:db8::beef')).toBe('2001:db8:0::')
    expect(networkForLog('fe80::beef')).toBe('fe80:0:0::')
  })
})

describe('a token bucket', () => {
  test('allows a burst, then its rate, and reports the wait', () => {
    const buckets = new TokenBuckets({ burst: 2, perSecond: 0.5 })
    const waits = [0, 0, 0, 1000, 2000, 2000].map((now) => buckets.take('a', now))
    expect(waits).toEqual([0, 0, 2, 1, 0, 2])
    expect(buckets.take('b', 2000)).toBe(0)
  })

  test('can be checked without taking a token, and go into debt', () => {
    const buckets = new TokenBuckets({ burst: 2, perSecond: 0.5 })
    for (let times = 0; times < 3; times += 1) expect(buckets.wait('a', 0)).toBe(0)
    for (const wait of [0, 2, 4, 6, 6]) {
      buckets.owe('a', 0)
      expect(buckets.wait('a', 0)).toBe(wait)
    }
    expect([buckets.wait('a', 5_999), buckets.wait('a', 6_000), buckets.wait('b', 0)]).toEqual([1, 0, 0])
  })

  test('forgets the least recently used network when full', () => {
    const buckets = new TokenBuckets({ burst: 1, perSecond: 0.001 }, 2)
    for (const name of ['a', 'b', 'a', 'c']) buckets.take(name, 0)
    expect(buckets.take('a', 0)).toBeGreaterThan(0)
    expect(buckets.take('b', 0)).toBe(0)
  })
})

test('an invalid variable is named without its value', () => {
  expect(() => readSettings({ PORT: 'x', GATEWAY_SECRET: 'short' })).toThrow(/PORT.*APP_PORT.*GATEWAY_SECRET/)
  expect(() => readSettings({ PORT: 'x', GATEWAY_SECRET: 'short' })).not.toThrow(/short/)
})

test('an empty variable counts as unset', () => {
  const folders = { DATA_DIR: 'd', MEDIA_DIR: 'm', NEXT_DIR: 'n', PUBLIC_DIR: 'p' }
  const needed = { PORT: '0', APP_PORT: '1', METRICS_PORT: '0', PUBLIC_URL: 'https://homes.example', DATABASE_URL: 'x' }
  const given = { ...needed, ...folders, GATEWAY_SECRET: 'a secret between the two', CLOSED_LOCALES: 'CHT chs' }
  const optional = ['CACHE_BYTES', 'LOG_LEVEL', 'INVESTOR_URL', 'BOOKING_URL', 'SEPARATE_HOSTS', 'TRUSTED_PROXIES']
  const empty = Object.fromEntries(optional.map((name) => [name, '']))
  expect(readSettings({ ...given, ...empty })).toEqual(readSettings(given))
  expect(readSettings(given).closedLocales).toEqual(['cht', 'chs'])
})

describe('configured external sites', () => {
  const rest = { PORT: '0', APP_PORT: '1', METRICS_PORT: '0', PUBLIC_URL: 'https://homes.example' }
  const folders = { DATA_DIR: 'd', MEDIA_DIR: 'm', NEXT_DIR: 'n', PUBLIC_DIR: 'p' }
  const read = (given: Record<string, string>) =>
    readSettings({ ...rest, ...folders, DATABASE_URL: 'x', GATEWAY_SECRET: 'a secret between the two', ...given })

  test('have defaults, and our own check-in needs none (C29)', () => {
    expect(read({})).toMatchObject({
      investorUrl: 'https://investor.noble-nue.example/',
      bookingUrl: null,
    })
    expect(read({ BOOKING_URL: '', INVESTOR_URL: 'https://IR.example:8443/noble' })).toMatchObject({
      investorUrl: 'https://ir.example:8443/noble',
      bookingUrl: null,
    })
  })

  test('may be extended by hosts for short links', () => {
    expect(read({}).allowedHosts).toEqual([])
    const hosts = read({ ALLOWED_HOSTS: 'Forms.example.com, book.example:8443' }).allowedHosts
    expect(hosts).toEqual(['forms.example.com', 'book.example:8443'])
    expect(() => read({ ALLOWED_HOSTS: 'https://forms.example.com' })).toThrow(/ALLOWED_HOSTS/)
  })

  test('may include the origins of a map style', () => {
    const style = { MAP_STYLE_URL: 'https://maps.example/style.json?key=a' }
    expect(read(style).mapOrigins).toEqual(['https://maps.example'])
    expect(read({ ...style, MAP_ORIGINS: 'https://tiles.example' }).mapOrigins).toHaveLength(2)
    expect(read({ MAP_ORIGINS: 'https://tiles.example' }).mapOrigins).toEqual([])
    expect(() => read({ MAP_STYLE_URL: 'http://maps.example/style.json' })).toThrow(/MAP_STYLE_URL/)
    expect(() => read({ ...style, MAP_ORIGINS: 'https://a.example;script-src *' })).toThrow(/MAP_ORIGINS/)
  })

  test.each([
    'http://desk.example',
    'javascript:alert(1)',
    '//desk.example',
    'https://user:word@desk.example',
    'https://desk.example/?a=1',
    'https://desk.example/#a',
    'https://homes.example/th/event-invite/user-check-in',
  ])('are refused at %s', (url) => {
    expect(() => read({ BOOKING_URL: url })).toThrow(/BOOKING_URL/)
    expect(() => read({ INVESTOR_URL: url })).toThrow(/INVESTOR_URL/)
  })
})

describe('the fast path accepts one plain GET', () => {
  const get = (...lines: string[]) =>
    readPlainGet(`${['GET /th/home HTTP/1.1', 'Host: x', ...lines].join('\r\n')}\r\n\r\n`)

  test.each([
    ['nothing more', []],
    [
      'what a browser sends',
      ['Cookie: a=1; b=2', 'sec-ch-ua: "Chromium";v="1"', 'Connection: keep-alive', 'Accept-Encoding: gzip, br'],
    ],
  ])('with %s', (_, lines) => expect(get(...lines)?.url).toBe('/th/home'))

  test.each([
    ['a data request', 'RSC: 1'],
    ['a body', 'Content-Length: 5'],
    ['a body in pieces', 'transfer-encoding: chunked'],
    ['a space before the colon', 'Content-Length : 5'],
    ['a folded line', 'X-A: 1\r\n  2'],
    ['a bare line feed', 'X-A: 1\nContent-Length: 5'],
    ['a second request', '\r\nGET /admin HTTP/1.1\r\nHost: x'],
    ['a last request', 'Connection: close'],
    ['an upgrade', 'Upgrade: websocket'],
    ['bytes that are not text', 'X-A: \u0000'],
  ])('but not with %s', (_, line) => expect(get(line)).toBeNull())

  test.each([
    'POST /th/home HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /th/home HTTP/1.0\r\nHost: x\r\n\r\n',
    'GET /th/home HTTP/1.1\r\nA: b\r\n\r\n',
    'GET http://x/ HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /th/home HTTP/1.1\r\nHost: x\r\n',
  ])('and not %j', (text) => expect(readPlainGet(text)).toBeNull())
})
