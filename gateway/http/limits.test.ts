import http from 'node:http'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import zlib from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openEcho, openGateway, type TestGateway, until } from '../test-gateway'
import { NOTICE_WORDS } from './error-words'

let gateway: TestGateway
afterEach(() => gateway.close())

describe('limits', () => {
  const small = { headersTimeoutMs: 300, requestTimeoutMs: 600, checkEveryMs: 50 }

  test('a request sent too slowly is closed', async () => {
    gateway = await openEcho({ limits: small })
    for (const bytes of [
      '',
      'GET /th/home HTTP/1.1\r\nHost: x\r\nX-Slow: ',
      'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\na',
    ]) {
      const startedAt = Date.now()
      await gateway.raw(bytes)
      expect(Date.now() - startedAt, bytes).toBeLessThan(2500)
    }
  })

  test('more than 16 KB of headers are refused with 431', async () => {
    gateway = await openEcho()
    const answer = await gateway.raw(`GET /th/home HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(17_000)}\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
    expect(answer).toContain('X-Content-Type-Options')
  })

  test.each([
    [431, 'chs', 'GET /chs/home HTTP/1.1\r\nHost: x\r\nCookie: '.padEnd(17_000, 'a')],
    [400, 'en', 'GET /EN/home HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
    [400, 'th', 'nonsense\r\n\r\n'],
  ] as const)(
    'what never became a request is refused with %i in the language it asked for, %s',
    async (status, locale, bytes) => {
      gateway = await openEcho()
      const answer = Buffer.from(await gateway.raw(bytes), 'latin1').toString('utf8')
      expect(answer).toContain(`HTTP/1.1 ${status} `)
      expect(answer).toContain(`<h1>${NOTICE_WORDS[locale][status].title}</h1>`)
    },
  )

  test('a body over the limit is refused with 413, with or without a length; staff uploads and forms with files may be larger', async () => {
    gateway = await openEcho({ limits: { bodyBytes: 1000, uploadBytes: 5000, filesBytes: 3000, fileBytes: 2500 } })
    const large = 'a'.repeat(2000)
    expect((await gateway.send('POST', '/api/leads', {}, large)).status).toBe(413)
    const chunked = await gateway.send('POST', '/api/leads', { 'transfer-encoding': 'chunked' }, large)
    expect(chunked.status).toBe(413)
    expect((await gateway.send('POST', '/api/leads', {}, 'a'.repeat(900))).status).toBe(200)
    const token = 'a1'.repeat(32)
    const ofLinks = [`/th/payment/result/${token}`, `/cht/confirm-payments/${token}`]
    const withFiles = ['/th/career', '/en/account-setting', '/admin/bookings', ...ofLinks]
    for (const path of ['/api/media', '/api/films', '/api/films/12', ...withFiles])
      expect((await gateway.send('POST', path, {}, large)).status, path).toBe(200)
    const endless = { 'transfer-encoding': 'chunked' }
    for (const path of withFiles)
      expect((await gateway.send('POST', path, endless, large + large)).status, path).toBe(413)
  })

  test('too many POST requests or sign-ins get 429 with Retry-After', async () => {
    gateway = await openEcho({
      limits: { posts: { burst: 4, perSecond: 0.1 }, signIns: { burst: 1, perSecond: 0.1 } },
    })
    expect((await gateway.send('POST', '/api/staff/login')).status).toBe(200)
    const second = await gateway.send('POST', '/api//staff/login')
    expect([second.status, Number(second.headers['retry-after']) > 0]).toEqual([429, true])
    for (const status of [200, 200, 200, 429]) expect((await gateway.send('POST', '/api/leads')).status).toBe(status)
    expect((await gateway.get('/api/leads')).status).toBe(200)
  })

  test('too many public API calls get 429; back office reads are not counted', async () => {
    gateway = await openEcho({ limits: { calls: { burst: 2, perSecond: 0.1 } } })
    for (const status of [200, 200, 429])
      expect((await gateway.get('/api/projects/noble-one?lang=en')).status).toBe(status)
    for (const path of [
      'project-publishes/noble-one',
      'search-seos/set-meta-tag',
      'search?q=a',
      'search/suggest',
      'minutes?to=asok',
      'openapi.json',
      'docs',
    ])
      expect((await gateway.get(`/api/${path}`)).status, path).toBe(429)
    for (const path of [
      'projects',
      'projects/12',
      'projects/versions',
      'projects/versions/12',
      'availability/noble-one',
      'search-words',
    ])
      expect((await gateway.get(`/api/${path}`)).status, path).toBe(200)
  })

  test.each([
    ['that are looked at for long', 'GET /api/availability/noble-one/stream HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['that dribble in', 'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\na'],
  ])('more requests %s than upstream sockets do not block other visitors', async (_, bytes) => {
    const many = { burst: 2000, perSecond: 1 }
    const limits = { connectionsPerNetwork: 2000, posts: many, live: many }
    gateway = await openGateway(
      (request, response) => {
        if (request.url === '/api/echo') response.end('{}')
        else response.flushHeaders()
      },
      { limits },
    )
    const sockets = Array.from({ length: 540 }, () =>
      net.connect(gateway.port, '127.0.0.1').on('error', () => undefined),
    )
    for (const socket of sockets) socket.write(bytes)
    await vi.waitFor(() => expect(gateway.seen.length).toBeGreaterThanOrEqual(512), { timeout: 30_000 })
    const answer = await Promise.race([gateway.get('/api/echo'), sleep(5000, null, { ref: false })])
    for (const socket of sockets) socket.destroy()
    expect(answer?.status).toBe(200)
  })

  test.each([
    ['TRACE', '/th/home'],
    ['DELETE', '/th/home'],
    ['POST', '/robots.txt'],
  ])('%s %s is refused with 405', async (method, url) => {
    gateway = await openEcho()
    expect((await gateway.send(method, url)).status).toBe(405)
  })

  test.each([
    ['what it asks for', 'chs', '?lang=chs', { referer: 'http://homes.example/en/home' }],
    ['the page it comes from', 'cht', '', { referer: 'http://HOMES.example/cht/home?lang=en' }],
    ['the page it comes from, not what is no language', 'th', '?lang=de', { referer: 'http://homes.example/th' }],
    ['calls, from no page of ours', 'en', '', { referer: 'https://elsewhere.example/th/home' }],
    ['calls, from a page in no language', 'en', '', { referer: 'http://homes.example/admin' }],
    ['calls, from what is no page', 'en', '?x=/th/', { referer: 'th/home' }],
    ['calls', 'en', '', {}],
  ] as const)('a call is refused in the language of %s: %s', async (_, locale, search, headers) => {
    gateway = await openEcho()
    const { text } = await gateway.get(`/api/internal/ready${search}`, { host: 'homes.example', ...headers })
    expect(JSON.parse(text)).toEqual({ error: 'not_found', message: NOTICE_WORDS[locale][404].title })
  })

  test('pipelined requests are answered separately or not at all', async () => {
    gateway = await openEcho()
    await gateway.get('/th/success')
    const smuggled =
      'GET /th/success HTTP/1.1\r\nHost: x\r\nContent-Length : 30\r\n\r\nGET /admin HTTP/1.1\r\nHost: x\r\n\r\n'
    expect(await gateway.raw(smuggled)).toMatch(/^HTTP\/1\.1 400 /)
    expect(gateway.seen).toHaveLength(1)
  })
})

describe('proxied responses', () => {
  test('are compressed, except event streams, which end with the visitor', async () => {
    let isLeft = false
    gateway = await openGateway((request, response) => {
      const isStream = request.url === '/api/live'
      response.writeHead(200, {
        'content-type': isStream ? 'text/event-stream' : 'application/json',
        etag: '"a"',
      })
      if (!isStream) response.end(JSON.stringify('a'.repeat(5000)))
      else response.write('data: 1\n\n')
      response.once('close', () => {
        isLeft ||= isStream
      })
    })
    const packed = await gateway.get('/api/x', { 'accept-encoding': 'br' })
    expect([packed.headers['content-encoding'], packed.headers.etag]).toEqual(['br', 'W/"a"'])
    expect(zlib.brotliDecompressSync(packed.body).length).toBe(5002)
    const first = await new Promise<string>((resolve) => {
      const stream = http.get(
        { port: gateway.port, path: '/api/live', headers: { 'accept-encoding': 'br' } },
        (answer) => {
          expect(answer.headers['content-encoding']).toBeUndefined()
          answer.once('data', (chunk) => {
            resolve(String(chunk))
            stream.destroy()
          })
        },
      )
      stream.on('error', () => undefined)
    })
    expect(first).toBe('data: 1\n\n')
    await until(() => isLeft)
  })

  test('vary by Accept-Encoding, also when not compressed', async () => {
    gateway = await openGateway((request, response) => {
      const isText = request.url !== '/api/picture'
      const status = request.url === '/api/known' ? 304 : 200
      response.writeHead(status, {
        'content-type': isText ? 'application/json' : 'image/jpeg',
        vary: 'Origin',
        'cache-control': 'no-cache',
      })
      response.end(status === 304 ? undefined : 'a'.repeat(5000))
    })
    const vary = async (path: string, accepted: string, method = 'GET') =>
      (await gateway.send(method, path, { 'accept-encoding': accepted })).headers.vary
    for (const accepted of ['br', 'identity']) {
      expect(await vary('/api/x', accepted)).toBe('Origin, Accept-Encoding')
      expect(await vary('/api/x', accepted, 'HEAD')).toBe('Origin, Accept-Encoding')
      expect(await vary('/api/known', accepted)).toBe('Origin, Accept-Encoding')
      expect(await vary('/api/picture', accepted)).toBe('Origin')
    }
  })

  test('do not delay shutdown', async () => {
    gateway = await openGateway((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write('data: 1\n\n')
    })
    const ended = new Promise((resolve) => {
      http.get({ port: gateway.port, path: '/api/live' }, (answer) => {
        answer.resume()
        answer.once('close', resolve)
      })
    })
    await until(() => gateway.seen.length === 1)
    await new Promise((resolve) => setTimeout(resolve, 50))
    const startedAt = Date.now()
    await Promise.all([gateway.stop(), ended])
    expect(Date.now() - startedAt).toBeLessThan(3000)
  })

  test('are counted in the metrics', async () => {
    gateway = await openEcho()
    await gateway.get('/api/x')
    const text = await (await fetch(`http://127.0.0.1:${gateway.metricsPort}/metrics`)).text()
    expect(text).toContain('gateway_answers_total{outcome="pass",status="200"} 1')
  })
})
