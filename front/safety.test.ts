import { createHash } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { type DoorUnderTest, openDoor, openEcho } from './door-under-test'

let door: DoorUnderTest
afterEach(() => door.close())

describe('addresses', () => {
  test.each([
    ['/', '/th/home'],
    ['/EN//Condominium/Noble-A/?A=B%20C&x=%2F', '/en/condominium/noble-a?A=B%20C&x=%2F'],
    ['//evil.com/path', '/th/evil.com/path'],
    ['/single_detached_house/x', '/th/single-detached-house/x'],
    ['/admin/', '/admin'],
  ])('%s is answered with one 301 to %s', async (from, to) => {
    door = await openEcho()
    const answer = await door.get(from)
    expect([answer.status, answer.headers.location]).toEqual([301, to])
    expect((await door.get(to)).headers.location).toBeUndefined()
  })

  test.each([
    '/%2f%2fevil.com',
    '/\\evil.com',
    '/%5cevil.com',
    '/th/%0d%0aSet-Cookie:a',
    '/%E0%A4%A',
    '/th/../x',
    '/%2e%2e/x',
  ])('%s is refused without a Location', async (url) => {
    door = await openEcho()
    const answer = await door.raw(`GET ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer.toLowerCase()).not.toContain('\nlocation:')
    expect(door.seen).toHaveLength(0)
  })

  test('a language out of service goes to English, and browsers forget it soon', async () => {
    door = await openEcho({ env: { CLOSED_LOCALES: 'cht' } })
    const { headers } = await door.get('/cht/home')
    expect([headers.location, headers['cache-control']]).toEqual(['/en/home', 'public, max-age=60'])
  })

  test('old addresses lead to the sites the operator named, and nothing that was written goes along', async () => {
    door = await openEcho({ env: { INVESTOR_URL: 'https://money.example', BOOKING_URL: 'https://desk.example/in' } })
    const { status, headers } = await door.get('/EN/IR//report/?a=B')
    expect([status, headers.location, headers['cache-control']]).toEqual([
      301,
      'https://money.example/en?a=B',
      'public, max-age=60',
    ])
    const checkIn = '/event-invite/user-check-in?inviteNumber=7&phone=0812345678'
    expect((await door.get(checkIn)).headers.location).toBe('https://desk.example/in?inviteNumber=7')
    const written = await door.send('POST', checkIn, { 'content-type': 'text/plain' }, 'a name')
    expect([written.status, written.headers.location]).toEqual([303, 'https://desk.example/in?inviteNumber=7'])
    expect((await door.get('/promotion/detail/old')).headers.location).toBe('/th/404')
    expect(door.seen).toHaveLength(0)
  })

  test.each(['/api/internal/revalidate', '/api/%69nternal/revalidate', '/api//internal/x', '/API/INTERNAL/x'])(
    '%s is not there for anybody outside',
    async (url) => {
      door = await openEcho()
      expect((await door.send('POST', url, { 'x-front-secret': 'a secret between the two' })).status).toBe(404)
      expect(door.seen).toHaveLength(0)
    },
  )
})

describe('the calls of the framework', () => {
  const PICTURE = '/_next/image?url=%2Fmedia%2Fgarden.webp&w=3840&q=75'

  test.each([PICTURE, PICTURE.replace('_next', '%5fnext'), '/_next/data/build/th.json', '/_next'])(
    '%s is not there for anybody outside',
    async (url) => {
      door = await openEcho()
      expect((await door.get(url)).status).toBe(404)
      expect(door.seen).toHaveLength(0)
    },
  )

  test('are there for those who work on the site', async () => {
    door = await openEcho({ env: { FRONT_DEV: '1' } })
    expect((await door.get(PICTURE)).status).toBe(200)
  })
})

describe('what the app is told of a visitor', () => {
  test('is what the socket says, never what the visitor says', async () => {
    door = await openEcho()
    const lies = {
      'x-client-ip': '6.6.6.6',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil',
      'x-forwarded-proto': 'gopher',
      'x-real-ip': '6.6.6.6',
      forwarded: 'for=6.6.6.6',
      'x-request-id': 'mine',
      'x-front-secret': 'guess',
      host: 'evil',
      'x-middleware-subrequest': 'middleware',
      'x-matched-path': '/admin',
      'x-next-revalidated-tags': 'site',
    }
    const answer = await door.get('/api/echo', { ...lies, cookie: 'session=1' })
    const told = JSON.parse(answer.text) as Record<string, string>
    expect(told).toMatchObject({
      'x-client-ip': '127.0.0.1',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'homes.example',
      'x-forwarded-proto': 'https',
      host: 'homes.example',
      cookie: 'session=1',
    })
    expect(told['x-request-id']).toBe(answer.headers['x-request-id'])
    for (const name of [
      'x-real-ip',
      'forwarded',
      'x-front-secret',
      'x-middleware-subrequest',
      'x-matched-path',
      'x-next-revalidated-tags',
    ]) {
      expect(told[name], name).toBeUndefined()
    }
  })

  test('may come from our own proxy', async () => {
    door = await openEcho({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
    const answer = await door.get('/api/echo', { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' })
    expect(JSON.parse(answer.text)['x-client-ip']).toBe('203.0.113.9')
  })
})

describe('a body is one body to the app as well', () => {
  const hidden = 'POST /api/hidden HTTP/1.1\r\nHost: x\r\nX-Client-Ip: 6.6.6.6\r\nContent-Length: 0\r\n\r\n'
  const inChunks = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`
  const CHUNKED = { heads: 'Transfer-Encoding: chunked\r\nConnection: close', sent: inChunks }
  // A visitor may name headers that are for the next hop only; the length of a body is none of them.
  const UNNAMED = { heads: `Content-Length: ${hidden.length}\r\nConnection: close, content-length`, sent: hidden }

  test.each([
    ['GET', 'in chunks', CHUNKED],
    ['DELETE', 'in chunks', CHUNKED],
    ['OPTIONS', 'in chunks', CHUNKED],
    ['POST', 'in chunks', CHUNKED],
    ['GET', 'of a disowned length', UNNAMED],
    ['DELETE', 'of a disowned length', UNNAMED],
    ['POST', 'of a disowned length', UNNAMED],
  ])('%s %s: what is written like a request in it is none', async (method, _, { heads, sent }) => {
    const bodies: string[] = []
    door = await openDoor(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      bodies.push(Buffer.concat(chunks).toString())
      response.end('{}')
    })
    const answer = await door.raw(`${method} /api/echo HTTP/1.1\r\nHost: x\r\n${heads}\r\n\r\n${sent}`)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect((await door.get('/api/after')).status).toBe(200)
    expect(door.seen.map(({ url }) => url)).toEqual(['/api/echo', '/api/after'])
    expect(bodies).toEqual([hidden, ''])
  })
})

describe('security headers', () => {
  test('are on every answer, and the app names neither itself nor its insides', async () => {
    door = await openEcho()
    for (const url of ['/', '/th/home', '/api/echo', '/nothing.php', '/healthz', '/%2f']) {
      const { headers } = await door.get(url)
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

  test('promise no https where there is none', async () => {
    door = await openEcho({ env: { PUBLIC_URL: 'http://localhost:3000' } })
    expect((await door.get('/th/home')).headers['strict-transport-security']).toBeUndefined()
  })

  const OWN = 'self.__next_f.push([1,"a \\u003cb>"])'
  const FOREIGN = 'self.__next_f.push([1,"a"]);alert(1)'
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

  test.each([
    ['kept', '/th/home', 's-maxage=60'],
    ['passed on', '/admin/x', 'no-store'],
  ])('let the own scripts of a %s page run and no foreign one', async (_, url, control) => {
    const html = `<script src="/a.js"></script><script>${OWN}</script><script>${FOREIGN}</script><script type="application/ld+json">{}</script>`
    door = await openDoor((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'cache-control': control })
      response.end(html)
    })
    for (const connection of ['close', 'keep-alive', 'keep-alive']) {
      const policy = String((await door.get(url, { connection })).headers['content-security-policy'])
      expect(policy).toContain(`script-src 'self' ${hash(OWN)};`)
      expect(policy).not.toContain(hash(FOREIGN))
      expect(/script-src [^;]*unsafe/.test(policy)).toBe(false)
    }
  })
})
