import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import zlib from 'node:zlib'
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param'
import { afterEach, describe, expect, test } from 'vitest'
import { gate, openGateway, PAGE, routerState, sendPage, type TestGateway, until } from '../test-gateway'

let gateway: TestGateway
afterEach(() => gateway.close())

describe('a public page', () => {
  test('is rendered once and then served from cache, whatever unread query is added', async () => {
    gateway = await openGateway((_, response) => sendPage(response))
    expect((await gateway.get('/th/home')).headers['x-cache']).toBe('miss')
    expect((await gateway.get('/th/home')).headers['x-cache']).toBe('hit')
    const third = await gateway.get('/th/home?utm_source=line&adsrcid=1072')
    expect(third.headers['x-cache']).toBe('hit')
    expect(third.text).toBe(PAGE)
    expect(third.headers['set-cookie']).toBeUndefined()
    expect(third.headers.vary).toContain('Accept-Encoding')
    expect(third.headers.vary).toContain('Next-Router-State-Tree')
    expect(gateway.seen).toHaveLength(1)
  })

  test.each([
    ['Set-Cookie', { 'set-cookie': 'a=1' }],
    ['private', { 'cache-control': 'private, s-maxage=60' }],
    ['no-store', { 'cache-control': 'no-store' }],
    ['no s-maxage', { 'cache-control': 'public, max-age=60' }],
  ])('is not cached with %s, and its cookie reaches nobody', async (_, headers) => {
    gateway = await openGateway((_request, response) => sendPage(response, PAGE, headers))
    for (const count of [1, 2]) {
      const answer = await gateway.get('/th/home')
      expect(answer.headers['x-cache']).toBe('miss')
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(gateway.seen).toHaveLength(count)
    }
  })

  test('gets the best compression only once it is popular', async () => {
    const words = `<pre>${await readFile('README.md', 'utf8')}</pre>`
    const body = PAGE + words
    gateway = await openGateway((_, response) => sendPage(response, body))
    const tag = async () => String((await gateway.get('/th/home', { 'accept-encoding': 'br' })).headers.etag)
    for (const _ of [1, 2, 3]) expect(await tag()).toContain('-b5')
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await tag()).toContain('-b5')
    await until(async () => (await tag()).includes('-b11'))
  })

  test('keeps the quick compression where the best is switched off', async () => {
    const body = `${PAGE}<pre>${await readFile('README.md', 'utf8')}</pre>`
    gateway = await openGateway((_, response) => sendPage(response, body), { env: { GATEWAY_RECOMPRESS: 'off' } })
    const tag = async () => String((await gateway.get('/th/home', { 'accept-encoding': 'br' })).headers.etag)
    for (const _ of [1, 2, 3, 4]) expect(await tag()).toContain('-b5')
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await tag()).toContain('-b5')
  })

  test('is rendered without cookies, credentials or language of the visitor', async () => {
    gateway = await openGateway((_, response) => sendPage(response))
    const headers = {
      cookie: 'session=1',
      authorization: 'Bearer x',
      'accept-language': 'en',
      'x-forwarded-for': '6.6.6.6',
    }
    await gateway.get('/th/home', headers)
    const asked = gateway.seen[0]?.headers ?? {}
    for (const name of [...Object.keys(headers), 'x-client-ip']) expect(asked[name], name).toBeUndefined()
    expect(asked.host).toBe('homes.example')
    expect(asked['x-forwarded-proto']).toBe('https')
  })

  test('is rendered once for fifty simultaneous visitors', async () => {
    const { waiting, hold } = gate()
    gateway = await openGateway((_, response) => hold(response))
    const answers = Promise.all(Array.from({ length: 50 }, () => gateway.get('/th/home')))
    await until(() => waiting.length > 0)
    await new Promise((resolve) => setTimeout(resolve, 50))
    for (const response of waiting) sendPage(response)
    expect((await answers).every(({ text }) => text === PAGE)).toBe(true)
    expect(gateway.seen).toHaveLength(1)
  })
})

describe('a cached page', () => {
  test('is served in the accepted encoding, with its own ETag and 304 on a match', async () => {
    gateway = await openGateway((_, response) => sendPage(response))
    await gateway.get('/th/home')
    const decode = { identity: (body: Buffer) => body, gzip: zlib.gunzipSync, br: zlib.brotliDecompressSync }
    const tags = new Set<unknown>()
    for (const encoding of ['identity', 'gzip', 'br'] as const) {
      const answer = await gateway.get('/th/home', { 'accept-encoding': encoding })
      expect(decode[encoding](answer.body).toString()).toBe(PAGE)
      expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding)
      const etag = String(answer.headers.etag)
      tags.add(etag)
      const known = { 'accept-encoding': encoding, 'if-none-match': `"other", ${etag}` }
      for (const extra of [{}, { connection: 'close' }]) {
        const again = await gateway.get('/th/home', { ...known, ...extra })
        expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
      }
    }
    expect(tags.size).toBe(3)
    const refused = await gateway.get('/th/home', { 'accept-encoding': 'br;q=0, gzip;q=0.5' })
    expect(refused.headers['content-encoding']).toBe('gzip')
  })

  test('leaves the cache when it becomes personal', async () => {
    let control = 's-maxage=1'
    gateway = await openGateway((_, response) => sendPage(response, PAGE, { 'cache-control': control }))
    await gateway.get('/th/home')
    control = 'private'
    await new Promise((resolve) => setTimeout(resolve, 1100))
    await gateway.get('/th/home')
    await until(async () => (await gateway.get('/th/home', { 'accept-encoding': 'br' })).headers['x-cache'] === 'miss')
    const answer = await gateway.get('/th/home', { 'accept-encoding': 'br' })
    expect([answer.headers['cache-control'], answer.headers['content-encoding']]).toEqual(['private', 'br'])
  })

  test('answers HEAD with the same headers and no body', async () => {
    gateway = await openGateway((_, response) => sendPage(response))
    const get = await gateway.get('/th/home')
    const head = await gateway.send('HEAD', '/th/home')
    expect(head.body.length).toBe(0)
    expect(head.headers.etag).toBe(get.headers.etag)
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
    expect(gateway.seen).toHaveLength(1)
  })
})

describe('variants of a page', () => {
  const [ONE, TWO] = [routerState('one'), routerState('two')]

  test('payload requests are cached apart, and asked for with the hash Next expects', async () => {
    gateway = await openGateway((request, response) =>
      sendPage(response, String(request.headers['next-router-state-tree'])),
    )
    await gateway.get('/th/home')
    const base = { rsc: '1', 'next-url': '/th/elsewhere' }
    const one = await gateway.get('/th/home?_rsc=abc', { ...base, 'next-router-state-tree': ONE })
    const two = await gateway.get('/th/home?_rsc=def', {
      ...base,
      'next-router-state-tree': TWO,
      'next-router-prefetch': '1',
    })
    expect([one.text, two.text]).toEqual([ONE, TWO])
    const again = await gateway.get('/th/home?_rsc=other', { rsc: '1', 'next-router-state-tree': ONE })
    expect([again.text, again.headers['x-cache']]).toEqual([ONE, 'hit'])
    const expected = await computeCacheBustingSearchParam('1', undefined, TWO, undefined)
    expect(gateway.seen.map(({ url }) => url)).toContain(`/th/home?_rsc=${expected}`)
    expect(gateway.seen.every(({ headers }) => headers['next-url'] === undefined)).toBe(true)
  })

  test('cookies do not vary a page; a preview gets them and is not cached', async () => {
    gateway = await openGateway((_, response) => sendPage(response))
    await gateway.get('/th/home')
    const again = await gateway.get('/th/home', { cookie: '__prerender_bypass=secret' })
    expect(again.headers['x-cache']).toBe('hit')
    const preview = await gateway.get('/th/home/preview', { cookie: 'payload-token=secret' })
    expect(preview.headers['x-cache']).toBeUndefined()
    expect(gateway.seen.at(-1)?.headers.cookie).toContain('secret')
  })
})

describe('addresses without bound', () => {
  // About 100 KB of memory in all encodings.
  const body = `<!doctype html><title>a page</title>${randomBytes(12_000).toString('hex')}`

  test.each([
    ['queries', (index: number) => [`/th/success?project=made-up-${index}`, {}] as const],
    ['filters', (index: number) => [`/th/project/condominium/all?price=${index}-`, {}] as const],
    ['paths without content', (index: number) => [`/th/career/detail/7/made-up-${index}`, {}] as const],
    [
      'data',
      (index: number) => ['/th/home', { rsc: '1', 'next-router-state-tree': routerState(`made-up-${index}`) }] as const,
    ],
  ])('%s: is cached without evicting ordinary pages', async (_, request) => {
    gateway = await openGateway((_request, response) => sendPage(response, body), { env: { CACHE_BYTES: '3200000' } })
    const own = ['/th/home', '/th/contact', '/th/condominium/noble-one', '/en/location/thonglor']
    for (const url of own) await gateway.get(url)
    const get = (index: number) => {
      const [url, headers] = request(index)
      return gateway.get(url, headers)
    }
    expect((await get(0)).headers['x-cache']).toBe('miss')
    expect((await get(0)).headers['x-cache']).toBe('hit')
    for (let index = 1; index < 40; index += 1) await get(index)
    expect((await get(39)).headers['x-cache']).toBe('hit')
    expect((await get(0)).headers['x-cache']).toBe('miss')
    for (const url of own) expect((await gateway.get(url)).headers['x-cache'], url).toBe('hit')
    gateway.change('site')
    await until(async () => (await gateway.get('/en/location/thonglor')).headers['x-cache'] === 'miss')
    await gateway.closeApp()
    for (const url of own) expect((await gateway.get(url)).status, url).toBe(200)
  })
})
