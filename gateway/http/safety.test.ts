import { createHash } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { openEcho, openGateway, type TestGateway } from '../test-gateway'

let gateway: TestGateway
afterEach(() => gateway.close())

describe('addresses', () => {
  test.each([
    ['/', '/th/home'],
    ['/EN//Condominium/Noble-A/?A=B%20C&x=%2F', '/en/condominium/noble-a?A=B%20C&x=%2F'],
    ['//evil.com/path', '/th/evil.com/path'],
    ['/single_detached_house/x', '/th/single-detached-house/x'],
    ['/admin/', '/admin'],
  ])('%s redirects once to %s', async (from, to) => {
    gateway = await openEcho()
    const answer = await gateway.get(from)
    expect([answer.status, answer.headers.location]).toEqual([301, to])
    expect((await gateway.get(to)).headers.location).toBeUndefined()
  })

  test.each([
    '/%2f%2fevil.com',
    '/\\evil.com',
    '/%5cevil.com',
    '/th/%0d%0aSet-Cookie:a',
    '/%E0%A4%A',
    '/th/../x',
    '/%2e%2e/x',
  ])('%s is refused without a redirect', async (url) => {
    gateway = await openEcho()
    const answer = await gateway.raw(`GET ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer.toLowerCase()).not.toContain('\nlocation:')
    expect(gateway.seen).toHaveLength(0)
  })

  test('a closed language redirects to English, cached briefly', async () => {
    gateway = await openEcho({ env: { CLOSED_LOCALES: 'cht' } })
    const { headers } = await gateway.get('/cht/home')
    expect([headers.location, headers['cache-control']]).toEqual(['/en/home', 'public, max-age=60'])
  })

  test('old addresses redirect to the configured sites without forwarding posted data', async () => {
    gateway = await openEcho({ env: { INVESTOR_URL: 'https://money.example', BOOKING_URL: 'https://desk.example/in' } })
    const { status, headers } = await gateway.get('/EN/IR//report/?a=B')
    expect([status, headers.location, headers['cache-control']]).toEqual([
      301,
      'https://money.example/en?a=B',
      'public, max-age=60',
    ])
    const checkIn = '/event-invite/user-check-in?inviteNumber=7&phone=0812345678'
    expect((await gateway.get(checkIn)).headers.location).toBe('https://desk.example/in?inviteNumber=7')
    const written = await gateway.send('POST', checkIn, { 'content-type': 'text/plain' }, 'a name')
    expect([written.status, written.headers.location]).toEqual([303, 'https://desk.example/in?inviteNumber=7'])
    expect((await gateway.get('/promotion/detail/old')).headers.location).toBe('/th/404')
    expect(gateway.seen).toHaveLength(0)
  })

  test.each(['/api/internal/revalidate', '/api/%69nternal/revalidate', '/api//internal/x', '/API/INTERNAL/x'])(
    '%s is not there for anybody outside',
    async (url) => {
      gateway = await openEcho()
      expect((await gateway.send('POST', url, { 'x-gateway-secret': 'a secret between the two' })).status).toBe(404)
      expect(gateway.seen).toHaveLength(0)
    },
  )
})

describe('the framework’s own endpoints', () => {
  const PICTURE = '/_next/image?url=%2Fmedia%2Fgarden.webp&w=3840&q=75'

  test.each([PICTURE, PICTURE.replace('_next', '%5fnext'), '/_next/data/build/th.json', '/_next'])(
    '%s is not there for anybody outside',
    async (url) => {
      gateway = await openEcho()
      expect((await gateway.get(url)).status).toBe(404)
      expect(gateway.seen).toHaveLength(0)
    },
  )

  test('are reachable in development', async () => {
    gateway = await openEcho({ env: { GATEWAY_DEV: '1' } })
    expect((await gateway.get(PICTURE)).status).toBe(200)
  })
})

describe('the client address passed to the app', () => {
  test('is the socket’s, never one the visitor claims', async () => {
    gateway = await openEcho()
    const lies = {
      'x-client-ip': '6.6.6.6',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil',
      'x-forwarded-proto': 'gopher',
      'x-real-ip': '6.6.6.6',
      forwarded: 'for=6.6.6.6',
      'x-request-id': 'mine',
      'x-gateway-secret': 'guess',
      'x-middleware-subrequest': 'middleware',
      'x-matched-path': '/admin',
      'x-next-revalidated-tags': 'site',
    }
    const answer = await gateway.get('/api/echo', { ...lies, cookie: 'session=1' })
    const received = JSON.parse(answer.text) as Record<string, string>
    expect(received).toMatchObject({
      'x-client-ip': '127.0.0.1',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'homes.example',
      'x-forwarded-proto': 'https',
      host: 'homes.example',
      cookie: 'session=1',
    })
    expect(received['x-request-id']).toBe(answer.headers['x-request-id'])
    for (const name of [
      'x-real-ip',
      'forwarded',
      'x-gateway-secret',
      'x-middleware-subrequest',
      'x-matched-path',
      'x-next-revalidated-tags',
    ]) {
      expect(received[name], name).toBeUndefined()
    }
  })

  test('may come from a trusted proxy', async () => {
    gateway = await openEcho({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
    const answer = await gateway.get('/api/echo', { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' })
    expect(JSON.parse(answer.text)['x-client-ip']).toBe('203.0.113.9')
  })
})

describe('request smuggling', () => {
  const hidden = 'POST /api/hidden HTTP/1.1\r\nHost: x\r\nX-Client-Ip: 6.6.6.6\r\nContent-Length: 0\r\n\r\n'
  const inChunks = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`
  const CHUNKED = { heads: 'Transfer-Encoding: chunked\r\nConnection: close', sent: inChunks }
  // `Connection` may name hop-by-hop headers; `Content-Length` is not one of them.
  const UNNAMED = { heads: `Content-Length: ${hidden.length}\r\nConnection: close, content-length`, sent: hidden }

  test.each([
    ['GET', 'in chunks', CHUNKED],
    ['DELETE', 'in chunks', CHUNKED],
    ['OPTIONS', 'in chunks', CHUNKED],
    ['POST', 'in chunks', CHUNKED],
    ['GET', 'of a disowned length', UNNAMED],
    ['DELETE', 'of a disowned length', UNNAMED],
    ['POST', 'of a disowned length', UNNAMED],
  ])('%s %s: a request hidden in a body is not executed', async (method, _, { heads, sent }) => {
    const bodies: string[] = []
    gateway = await openGateway(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      bodies.push(Buffer.concat(chunks).toString())
      response.end('{}')
    })
    const answer = await gateway.raw(`${method} /api/echo HTTP/1.1\r\nHost: x\r\n${heads}\r\n\r\n${sent}`)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect((await gateway.get('/api/after')).status).toBe(200)
    expect(gateway.seen.map(({ url }) => url)).toEqual(['/api/echo', '/api/after'])
    expect(bodies).toEqual([hidden, ''])
  })
})

describe('security headers', () => {
  test('are on every response, and the app’s internals are not disclosed', async () => {
    gateway = await openEcho()
    for (const url of ['/', '/th/home', '/api/echo', '/nothing.php', '/healthz', '/%2f']) {
      const { headers } = await gateway.get(url)
      expect(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-frame-options': 'SAMEORIGIN',
        'cross-origin-opener-policy': 'same-origin',
      })
      expect(headers['strict-transport-security'], url).toContain('max-age')
      for (const name of ['server', 'x-powered-by', 'x-nextjs-cache']) expect(headers[name], url).toBeUndefined()
    }
  })

  test('send no HSTS on plain http', async () => {
    gateway = await openEcho({ env: { PUBLIC_URL: 'http://localhost:3000' } })
    expect((await gateway.get('/th/home')).headers['strict-transport-security']).toBeUndefined()
  })

  const OWN = 'self.__next_f.push([1,"a \\u003cb>"])'
  const FOREIGN = 'self.__next_f.push([1,"a"]);alert(1)'
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

  test.each([
    ['cached', '/th/home', 's-maxage=60'],
    ['passed on', '/admin/x', 'no-store'],
  ])('allow our own scripts of a %s page and no others', async (_, url, control) => {
    const html = `<script src="/a.js"></script><script>${OWN}</script><script>${FOREIGN}</script><script type="application/ld+json">{}</script>`
    gateway = await openGateway((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'cache-control': control })
      response.end(html)
    })
    for (const connection of ['close', 'keep-alive', 'keep-alive']) {
      const policy = String((await gateway.get(url, { connection })).headers['content-security-policy'])
      expect(policy).toContain(`script-src 'self' ${hash(OWN)};`)
      expect(policy).not.toContain(hash(FOREIGN))
      expect(/script-src [^;]*unsafe/.test(policy)).toBe(false)
    }
  })
})
