import { readdirSync, readFileSync } from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { isRouterState } from '../next-adapter/router-state'
import { openEcho, openGateway, sendPage, type TestGateway } from '../test-gateway'

let gateway: TestGateway
afterEach(() => gateway?.close())

const STATE = ['', { children: [['locale', 'en', 'd', null], { children: ['__PAGE__', {}] }] }, null, 'refetch']
const sent = (state: unknown) => encodeURIComponent(JSON.stringify(state))

describe('a request that no client of the site sends is answered 400, and the app never sees it', () => {
  const RSC = { rsc: '1' }
  test.each([
    ['a router state that is not JSON', 'GET', '/en/home', { ...RSC, 'next-router-state-tree': 'x' }],
    ['a router state cut short', 'GET', '/en/home', { ...RSC, 'next-router-state-tree': sent(STATE).slice(0, -4) }],
    ['a router state badly encoded', 'GET', '/en/home', { ...RSC, 'next-router-state-tree': '%E0%A4%A' }],
    ['a router state of another shape', 'GET', '/en/home', { ...RSC, 'next-router-state-tree': '{"a":1}' }],
    ['a router state at the back office', 'GET', '/admin/login', { ...RSC, 'next-router-state-tree': '[]' }],
    ['a router state with a form', 'POST', '/en/home', { 'next-router-state-tree': 'x', 'next-action': 'a' }],
    ['an unknown prefetch', 'GET', '/en/home', { ...RSC, 'next-router-prefetch': 'all' }],
    ['a segment that is no path', 'GET', '/en/home', { ...RSC, 'next-router-segment-prefetch': 'x y' }],
    ['a form without a boundary', 'POST', '/en/home', { 'content-type': 'multipart/form-data' }],
    ['an upload without a boundary', 'POST', '/api/media', { 'content-type': 'multipart/form-data; boundary=' }],
  ])('%s', async (_, method, url, headers) => {
    gateway = await openEcho()
    expect((await gateway.send(method, url, headers)).status).toBe(400)
    expect(gateway.seen).toHaveLength(0)
  })

  test('two hosts, on a page that is cached too', async () => {
    gateway = await openGateway((_request, response) => sendPage(response))
    expect((await gateway.get('/th/home')).status).toBe(200)
    for (const connection of ['close', 'keep-alive']) {
      const hosts = 'Host: homes.example\r\nHOST: evil.example'
      const request = `GET /th/home HTTP/1.1\r\n${hosts}\r\nConnection: ${connection}\r\n\r\n`
      const closing = 'GET /th/home HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
      expect(await gateway.raw(connection === 'close' ? request : request + closing)).toMatch(/^HTTP\/1\.1 400 /)
    }
    expect(gateway.seen).toHaveLength(1)
  })

  test('the router’s own headers pass', async () => {
    gateway = await openEcho()
    const headers = { rsc: '1', 'next-router-state-tree': sent(STATE), 'next-router-prefetch': '1' }
    expect((await gateway.get('/en/home', headers)).status).toBe(200)
  })
})

test('a router state is never mistaken: what is accepted is a list of a segment and its slots', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const isAccepted = isRouterState(sent(value))
      const isList = Array.isArray(value) && value.length >= 2 && typeof value[1] === 'object' && value[1] !== null
      expect(isAccepted && !isList).toBe(false)
    }),
  )
  const deep = (levels: number): unknown => (levels === 0 ? ['', {}] : ['', { children: deep(levels - 1) }])
  expect([isRouterState(sent(deep(20))), isRouterState(sent(deep(60)))]).toEqual([true, false])
})

describe('a form that another site posts', () => {
  test.each([
    ['/en/home', 'http://evil.example'],
    ['/en/home', 'null'],
    ['/en/home', 'not an address'],
    ['/en/home', 'https://homes.example.evil.example'],
    ['/admin/login', 'https://evil.example'],
  ])('%s from %s is refused with 403', async (url, origin) => {
    gateway = await openEcho()
    const answer = await gateway.send('POST', url, { origin, 'next-action': '40' }, 'x')
    expect([answer.status, gateway.seen.length]).toEqual([403, 0])
    expect(answer.text).toContain(url.startsWith('/en') ? 'another site' : 'เว็บไซต์อื่น')
  })

  test('is taken from our own pages, and from clients that state no origin', async () => {
    gateway = await openEcho()
    for (const headers of [{ origin: 'https://homes.example' }, {}])
      expect((await gateway.send('POST', '/en/home', headers, 'x')).status).toBe(200)
  })
})

/** Every route of the app that changes something, by its file, and an address of it. */
const CHANGING: Readonly<Record<string, string>> = {
  '(payload)/api/[...slug]': '/api/staff/4',
  'api/internal/revalidate': '/api/internal/revalidate',
  'api/internal/unknown-addresses': '/api/internal/unknown-addresses',
  'api/member/saved': '/api/member/saved',
  'api/newsletter/leave/[token]': '/api/newsletter/leave/a1',
  'api/payments/2c2p/return': '/api/payments/2c2p/return',
  'api/payments/[provider]': '/api/payments/opn',
  'api/projects/[slug]': '/api/projects/a',
  'api/saved-search/leave/[token]': '/api/saved-search/leave/a1',
  'api/search/voice': '/api/search/voice',
  'api/trial-provider/[...path]': '/api/trial-provider/charges',
}

/** Those that other sites and programs call: notices, the return of a payer, the stand-in, and buttons of mail programs. */
const CALLED_BY_OTHERS = [
  'api/newsletter/leave/[token]',
  'api/payments/2c2p/return',
  'api/payments/[provider]',
  'api/saved-search/leave/[token]',
  'api/trial-provider/[...path]',
]

describe('a request that changes something', () => {
  const PAGES = ['/en/home', '/admin', '/admin/collections/staff']
  const forOthers = CALLED_BY_OTHERS.map((route) => CHANGING[route] ?? '')
  const own = [...PAGES, ...Object.values(CHANGING)].filter((url) => !forOthers.includes(url))
  const statusOf = async (method: string, url: string, headers: OutgoingHttpHeaders) =>
    (await gateway.send(method, url, headers, method === 'DELETE' ? undefined : 'x')).status

  test('is known here: every route that takes more than a GET has its address in this list', () => {
    const files = readdirSync('src/app', { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('route.ts'),
    )
    const changing = files.filter((name) =>
      /\b(?:POST|PUT|PATCH|DELETE)\b/.test(readFileSync(`src/app/${name}`, 'utf8')),
    )
    expect(changing.map((name) => name.replace(/\/route\.ts$/, '')).sort()).toEqual(Object.keys(CHANGING).sort())
  })

  const FOREIGN: Readonly<Record<string, Record<string, string>>> = {
    'no origin': {},
    'no origin, and said to be of another site': { 'sec-fetch-site': 'cross-site' },
    'no origin, and said to be of a subdomain': { 'sec-fetch-site': 'same-site' },
    'a hidden origin': { origin: 'null' },
    'another scheme': { origin: 'http://homes.example' },
    'another port': { origin: 'https://homes.example:8443' },
    'a subdomain beside it': { origin: 'https://blog.homes.example' },
    'a name that begins like it': { origin: 'https://homes.example.evil.example' },
    'two origins': { origin: 'https://homes.example, https://evil.example' },
  }

  test.each(Object.entries(FOREIGN))('with a cookie is refused with %s, whatever its method', async (_, headers) => {
    gateway = await openEcho()
    for (const url of own)
      for (const method of url.startsWith('/api') ? ['POST', 'PUT', 'PATCH', 'DELETE'] : ['POST'])
        expect([method, url, await statusOf(method, url, { ...headers, cookie: '__Host-staff-token=x' })]).toEqual([
          ...[method, url, 403],
        ])
    expect(gateway.seen).toHaveLength(0)
  })

  test('with a cookie is taken from our own pages', async () => {
    gateway = await openEcho()
    const taken = own.filter((url) => !url.startsWith('/api/internal'))
    for (const headers of [{ origin: 'https://homes.example' }, { 'sec-fetch-site': 'same-origin' }])
      for (const url of taken)
        expect([url, await statusOf('POST', url, { ...headers, cookie: 'a=b' })]).toEqual([url, 200])
    expect(gateway.seen).toHaveLength(2 * taken.length)
  })

  test('of another program is taken where such programs call, with and without origin', async () => {
    gateway = await openEcho()
    for (const url of forOthers)
      for (const headers of [{}, { origin: 'null' }, { origin: 'https://pay.example', cookie: 'a=b' }])
        expect([url, await statusOf('POST', url, headers)]).toEqual([url, 200])
  })

  test.each(['/api/payments/../member/saved', '/api/payments/%2e%2e/member/saved', '/api/payments-x/staff'])(
    'is not taken for a notice of a payment: %s',
    async (url) => {
      gateway = await openEcho()
      const status = await statusOf('POST', url, { origin: 'https://evil.example', cookie: 'a=b' })
      expect([status >= 400, gateway.seen.length]).toEqual([true, 0])
    },
  )

  test('with the pass of a browser alone has nothing to misuse either', async () => {
    gateway = await openGateway((_, response) => response.end())
    expect(await statusOf('POST', '/api/leads', { cookie: '__Host-browser=x' })).toBe(200)
    expect(await statusOf('POST', '/api/leads', { cookie: '__Host-browser=x; __Host-staff-token=y' })).toBe(403)
  })

  test('without a cookie has nothing to misuse: a program that states no origin may call', async () => {
    gateway = await openEcho()
    for (const url of ['/en/home', '/api/member/saved', '/api/staff/login'])
      expect([url, await statusOf('POST', url, {})]).toEqual([url, 200])
  })
})

describe('what caches are told', () => {
  test('answers of the back office and the API are not stored, unless the app says otherwise', async () => {
    gateway = await openGateway((request, response) => {
      const isStated = request.url?.endsWith('stated')
      response.writeHead(200, {
        'content-type': 'application/json',
        vary: 'Origin, RSC',
        ...(isStated ? { 'cache-control': 'public, max-age=60' } : {}),
      })
      response.end('{}')
    })
    const staff = (await gateway.get('/api/leads')).headers
    expect(staff['cache-control']).toBe('private, no-store')
    expect(staff.vary?.split(', ')).toEqual(expect.arrayContaining(['Origin', 'Cookie']))
    expect((await gateway.get('/admin/collections/leads')).headers['cache-control']).toBe('private, no-store')
    expect((await gateway.get('/api/search/stated')).headers['cache-control']).toBe('public, max-age=60')
  })

  test('a page that comes with a cookie is for one visitor', async () => {
    gateway = await openGateway((_request, response) => sendPage(response))
    for (const xCache of ['miss', 'hit']) {
      const { headers } = await gateway.get('/th/home?adsrcid=1072', { cookie: 'cookie_choice=2.advertising' })
      expect(headers['set-cookie']?.[0]).toContain('adsrcid=1072')
      expect([headers['cache-control'], headers['x-cache']]).toEqual(['private, max-age=0, must-revalidate', xCache])
    }
    expect((await gateway.get('/th/home')).headers['cache-control']).toContain('public')
  })
})
