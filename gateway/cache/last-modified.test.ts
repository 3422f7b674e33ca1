import { utimesSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openGateway, type TestGateway } from '../test-gateway'

const CHANGED = 'Thu, 05 Nov 2026 03:04:05 GMT'
const BEFORE = 'Thu, 05 Nov 2026 03:04:04 GMT'
const STORY = `<!doctype html><html><head><meta property="article:modified_time" content="2026-11-05T03:04:05.678Z"/></head></html>`
const KEPT = { 'cache-control': 's-maxage=86400' }

let gateway: TestGateway

const HTML = { ...KEPT, 'content-type': 'text/html; charset=utf-8' }
const VARIED = {
  'cache-control': 'public, max-age=60',
  vary: 'rsc, next-router-state-tree, Next-Router-Prefetch, Origin, Sec-CH-Prefers-Color-Scheme',
}

/** What the app answers, by the start of an address. */
const ANSWERS: readonly [start: string, headers: Record<string, string>, body: string][] = [
  ['/feed/', { ...KEPT, 'content-type': 'application/rss+xml; charset=utf-8', 'last-modified': CHANGED }, '<rss/>'],
  ['/th/blog/', HTML, STORY],
  ['/api/search', { ...VARIED, 'content-type': 'application/json' }, `{"words":"${'home '.repeat(400)}"}`],
  ['/api/availability/', { ...VARIED, 'content-type': 'text/event-stream' }, 'data: 1\n\n'],
  ['/', HTML, '<!doctype html><title>x</title>'],
]

beforeEach(async () => {
  gateway = await openGateway(({ url = '' }, response) => {
    const [, headers, body] = ANSWERS.find(([start]) => url.startsWith(start)) ?? ['', {}, '']
    response.writeHead(200, headers).end(body)
  })
})
afterEach(() => gateway.close())

describe('who remembers only when a thing last changed', () => {
  test.each([
    ['a feed', '/feed/news-th.xml'],
    ['a story', '/th/blog/a-first-home'],
  ])('is not sent %s again that is as it was', async (_, path) => {
    const first = await gateway.get(path)
    expect(first.headers['last-modified']).toMatch(/^Thu, 05 Nov 2026 03:04:05 GMT$/)
    for (const headers of [{}, { connection: 'close' }]) {
      const again = await gateway.get(path, { ...headers, 'if-modified-since': CHANGED })
      expect([again.status, again.body.length]).toEqual([304, 0])
      expect((await gateway.get(path, { ...headers, 'if-modified-since': BEFORE })).status).toBe(200)
      expect((await gateway.get(path, { ...headers, 'if-modified-since': 'yesterday' })).status).toBe(200)
    }
  })

  test('is sent what is different, whatever the time says, once they name the copy they have', async () => {
    await gateway.get('/feed/news-th.xml')
    const other = await gateway.get('/feed/news-th.xml', { 'if-none-match': '"other"', 'if-modified-since': CHANGED })
    expect(other.status).toBe(200)
  })

  test('is told no time of a page that has none, and sent it', async () => {
    expect((await gateway.get('/th/home')).headers['last-modified']).toBeUndefined()
    expect((await gateway.get('/th/home', { 'if-modified-since': CHANGED })).status).toBe(200)
  })
})

test('pictures and films have the time of their file', async () => {
  gateway.write('media/a-0123456789abcdef.webp', 'a picture')
  utimesSync(gateway.pathOf('media/a-0123456789abcdef.webp'), new Date(CHANGED), new Date(CHANGED))
  const first = await gateway.get('/media/a-0123456789abcdef.webp')
  expect([first.status, first.headers['last-modified']]).toEqual([200, CHANGED])
  expect((await gateway.get('/media/a-0123456789abcdef.webp', { 'if-modified-since': CHANGED })).status).toBe(304)
})

describe('a cache in front', () => {
  test.each([
    ['a call', '/api/search', 'Origin, Accept-Encoding'],
    ['a stream of changes', '/api/availability/noble-a/stream', 'Origin'],
    ['a feed', '/feed/news-th.xml', 'Accept-Encoding'],
  ])('keeps %s once, not once for each colour scheme and state of a router', async (_, path, vary) => {
    expect((await gateway.get(path)).headers.vary).toBe(vary)
  })
})
