import http from 'node:http'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import zlib from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type DoorUnderTest, openDoor, openEcho, until } from './door-under-test'
import { NOTICE_WORDS } from './error-words'

let door: DoorUnderTest
afterEach(() => door.close())

describe('limits', () => {
  const small = { headersTimeoutMs: 300, requestTimeoutMs: 600, checkEveryMs: 50 }

  test('a request that dribbles in is cut off', async () => {
    door = await openEcho({ limits: small })
    for (const bytes of [
      '',
      'GET /th/home HTTP/1.1\r\nHost: x\r\nX-Slow: ',
      'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\na',
    ]) {
      const startedAt = Date.now()
      await door.raw(bytes)
      expect(Date.now() - startedAt, bytes).toBeLessThan(2500)
    }
  })

  test('more than 16 KB of headers are refused with 431', async () => {
    door = await openEcho()
    const answer = await door.raw(`GET /th/home HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(17_000)}\r\n\r\n`)
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
      door = await openEcho()
      const answer = Buffer.from(await door.raw(bytes), 'latin1').toString('utf8')
      expect(answer).toContain(`HTTP/1.1 ${status} `)
      expect(answer).toContain(`<h1>${NOTICE_WORDS[locale][status].title}</h1>`)
    },
  )

  test('a body that is too large is refused with 413, announced or not; a staff upload may be larger', async () => {
    door = await openEcho({ limits: { bodyBytes: 1000, uploadBytes: 5000 } })
    const large = 'a'.repeat(2000)
    expect((await door.send('POST', '/api/leads', {}, large)).status).toBe(413)
    const chunked = await door.send('POST', '/api/leads', { 'transfer-encoding': 'chunked' }, large)
    expect(chunked.status).toBe(413)
    expect((await door.send('POST', '/api/leads', {}, 'a'.repeat(900))).status).toBe(200)
    expect((await door.send('POST', '/api/media', {}, large)).status).toBe(200)
  })

  test('too many posts, and far fewer sign-ins, are refused with 429 and when to come back', async () => {
    door = await openEcho({
      limits: { posts: { burst: 4, perSecond: 0.1 }, signIns: { burst: 1, perSecond: 0.1 } },
    })
    expect((await door.send('POST', '/api/staff/login')).status).toBe(200)
    const second = await door.send('POST', '/api//staff/login')
    expect([second.status, Number(second.headers['retry-after']) > 0]).toEqual([429, true])
    for (const status of [200, 200, 200, 429]) expect((await door.send('POST', '/api/leads')).status).toBe(status)
    expect((await door.get('/api/leads')).status).toBe(200)
  })

  test('too many published calls are refused with 429; what the back office reads is not counted', async () => {
    door = await openEcho({ limits: { calls: { burst: 2, perSecond: 0.1 } } })
    for (const status of [200, 200, 429])
      expect((await door.get('/api/projects/noble-one?lang=en')).status).toBe(status)
    for (const path of [
      'project-publishes/noble-one',
      'search-seos/set-meta-tag',
      'search?q=a',
      'search/suggest',
      'minutes?to=asok',
      'openapi.json',
      'docs',
    ])
      expect((await door.get(`/api/${path}`)).status, path).toBe(429)
    for (const path of [
      'projects',
      'projects/12',
      'projects/versions',
      'projects/versions/12',
      'availability/noble-one',
      'search-words',
    ])
      expect((await door.get(`/api/${path}`)).status, path).toBe(200)
  })

  test.each([
    ['that are looked at for long', 'GET /api/availability/noble-one/stream HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['that dribble in', 'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\na'],
  ])('more requests %s than the app is asked at once keep nobody else waiting', async (_, bytes) => {
    const many = { burst: 2000, perSecond: 1 }
    const limits = { connectionsPerNetwork: 2000, posts: many, live: many }
    door = await openDoor(
      (request, response) => {
        if (request.url === '/api/echo') response.end('{}')
        else response.flushHeaders()
      },
      { limits },
    )
    const sockets = Array.from({ length: 540 }, () => net.connect(door.port, '127.0.0.1').on('error', () => undefined))
    for (const socket of sockets) socket.write(bytes)
    await vi.waitFor(() => expect(door.seen.length).toBeGreaterThanOrEqual(512), { timeout: 30_000 })
    const answer = await Promise.race([door.get('/api/echo'), sleep(5000, null, { ref: false })])
    for (const socket of sockets) socket.destroy()
    expect(answer?.status).toBe(200)
  })

  test.each([
    ['TRACE', '/th/home'],
    ['DELETE', '/th/home'],
    ['POST', '/robots.txt'],
  ])('%s %s is refused with 405', async (method, url) => {
    door = await openEcho()
    expect((await door.send(method, url)).status).toBe(405)
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
    door = await openEcho()
    const { text } = await door.get(`/api/internal/ready${search}`, { host: 'homes.example', ...headers })
    expect(JSON.parse(text)).toEqual({ error: 'not_found', message: NOTICE_WORDS[locale][404].title })
  })

  test('two requests hidden in one are answered as two or not at all', async () => {
    door = await openEcho()
    await door.get('/th/success')
    const smuggled =
      'GET /th/success HTTP/1.1\r\nHost: x\r\nContent-Length : 30\r\n\r\nGET /admin HTTP/1.1\r\nHost: x\r\n\r\n'
    expect(await door.raw(smuggled)).toMatch(/^HTTP\/1\.1 400 /)
    expect(door.seen).toHaveLength(1)
  })
})

describe('what passes through', () => {
  test('is compressed on the way, but an event stream is not and ends with the visitor', async () => {
    let isLeft = false
    door = await openDoor((request, response) => {
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
    const packed = await door.get('/api/x', { 'accept-encoding': 'br' })
    expect([packed.headers['content-encoding'], packed.headers.etag]).toEqual(['br', 'W/"a"'])
    expect(zlib.brotliDecompressSync(packed.body).length).toBe(5002)
    const first = await new Promise<string>((resolve) => {
      const stream = http.get(
        { port: door.port, path: '/api/live', headers: { 'accept-encoding': 'br' } },
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

  test('tells caches that it depends on what a visitor reads, also where it was not compressed', async () => {
    door = await openDoor((request, response) => {
      const isText = request.url !== '/api/picture'
      const status = request.url === '/api/known' ? 304 : 200
      response.writeHead(status, { 'content-type': isText ? 'application/json' : 'image/jpeg', vary: 'Origin' })
      response.end(status === 304 ? undefined : 'a'.repeat(5000))
    })
    const vary = async (path: string, accepted: string, method = 'GET') =>
      (await door.send(method, path, { 'accept-encoding': accepted })).headers.vary
    for (const accepted of ['br', 'identity']) {
      expect(await vary('/api/x', accepted)).toBe('Origin, Accept-Encoding')
      expect(await vary('/api/x', accepted, 'HEAD')).toBe('Origin, Accept-Encoding')
      expect(await vary('/api/known', accepted)).toBe('Origin, Accept-Encoding')
      expect(await vary('/api/picture', accepted)).toBe('Origin')
    }
  })

  test('does not keep the front door from closing in time', async () => {
    door = await openDoor((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write('data: 1\n\n')
    })
    const ended = new Promise((resolve) => {
      http.get({ port: door.port, path: '/api/live' }, (answer) => {
        answer.resume()
        answer.once('close', resolve)
      })
    })
    await until(() => door.seen.length === 1)
    await new Promise((resolve) => setTimeout(resolve, 50))
    const startedAt = Date.now()
    await Promise.all([door.stop(), ended])
    expect(Date.now() - startedAt).toBeLessThan(3000)
  })

  test('is counted on the loopback port', async () => {
    door = await openEcho()
    await door.get('/api/x')
    const text = await (await fetch(`http://127.0.0.1:${door.metricsPort}/metrics`)).text()
    expect(text).toContain('front_answers_total{outcome="pass",status="200"} 1')
  })
})
