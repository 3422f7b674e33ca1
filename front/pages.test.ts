import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import zlib from 'node:zlib'
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param'
import { afterEach, describe, expect, test } from 'vitest'
import { type DoorUnderTest, gate, openDoor, PAGE, sendPage, until } from './door-under-test'

let door: DoorUnderTest
afterEach(() => door.close())

describe('a public page', () => {
  test('is rendered once and answered from memory afterwards, whatever the query says beside what it reads', async () => {
    door = await openDoor((_, response) => sendPage(response))
    expect((await door.get('/th/home')).headers['x-cache']).toBe('miss')
    expect((await door.get('/th/home')).headers['x-cache']).toBe('hit')
    const third = await door.get('/th/home?utm_source=line&adsrcid=1072')
    expect(third.headers['x-cache']).toBe('hit')
    expect(third.text).toBe(PAGE)
    expect(third.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(third.headers.vary).toContain('Accept-Encoding')
    expect(third.headers.vary).toContain('Next-Router-State-Tree')
    expect(door.seen).toHaveLength(1)
  })

  test.each([
    ['Set-Cookie', { 'set-cookie': 'a=1' }],
    ['private', { 'cache-control': 'private, s-maxage=60' }],
    ['no-store', { 'cache-control': 'no-store' }],
    ['no s-maxage', { 'cache-control': 'public, max-age=60' }],
  ])('is never kept with %s, and never hands out the cookie', async (_, headers) => {
    door = await openDoor((_request, response) => sendPage(response, PAGE, headers))
    for (const count of [1, 2]) {
      const answer = await door.get('/th/home')
      expect(answer.headers['x-cache']).toBe('miss')
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(door.seen).toHaveLength(count)
    }
  })

  test('is worth the slow compression only when it is asked for again and again', async () => {
    const words = `<pre>${await readFile('README.md', 'utf8')}</pre>`
    const body = PAGE + words
    door = await openDoor((_, response) => sendPage(response, body))
    const tag = async () => String((await door.get('/th/home', { 'accept-encoding': 'br' })).headers.etag)
    for (const _ of [1, 2, 3]) expect(await tag()).toContain('-b5')
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await tag()).toContain('-b5')
    await until(async () => (await tag()).includes('-b11'))
  })

  test('is made without anything of the visitor', async () => {
    door = await openDoor((_, response) => sendPage(response))
    const headers = {
      cookie: 'session=1',
      authorization: 'Bearer x',
      'accept-language': 'en',
      'x-forwarded-for': '6.6.6.6',
    }
    await door.get('/th/home', headers)
    const asked = door.seen[0]?.headers ?? {}
    for (const name of [...Object.keys(headers), 'x-client-ip']) expect(asked[name], name).toBeUndefined()
    expect(asked.host).toBe('homes.example')
    expect(asked['x-forwarded-proto']).toBe('https')
  })

  test('is asked for once by fifty visitors at once', async () => {
    const { waiting, hold } = gate()
    door = await openDoor((_, response) => hold(response))
    const answers = Promise.all(Array.from({ length: 50 }, () => door.get('/th/home')))
    await until(() => waiting.length > 0)
    await new Promise((resolve) => setTimeout(resolve, 50))
    for (const response of waiting) sendPage(response)
    expect((await answers).every(({ text }) => text === PAGE)).toBe(true)
    expect(door.seen).toHaveLength(1)
  })
})

describe('a kept page', () => {
  test('comes in the encoding that was asked for, with a tag of its own and 304 for those who have it', async () => {
    door = await openDoor((_, response) => sendPage(response))
    await door.get('/th/home')
    const decode = { identity: (body: Buffer) => body, gzip: zlib.gunzipSync, br: zlib.brotliDecompressSync }
    const tags = new Set<unknown>()
    for (const encoding of ['identity', 'gzip', 'br'] as const) {
      const answer = await door.get('/th/home', { 'accept-encoding': encoding })
      expect(decode[encoding](answer.body).toString()).toBe(PAGE)
      expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding)
      const etag = String(answer.headers.etag)
      tags.add(etag)
      const known = { 'accept-encoding': encoding, 'if-none-match': `"other", ${etag}` }
      for (const extra of [{}, { connection: 'close' }]) {
        const again = await door.get('/th/home', { ...known, ...extra })
        expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
      }
    }
    expect(tags.size).toBe(3)
    const refused = await door.get('/th/home', { 'accept-encoding': 'br;q=0, gzip;q=0.5' })
    expect(refused.headers['content-encoding']).toBe('gzip')
  })

  test('is forgotten when it becomes personal', async () => {
    let control = 's-maxage=1'
    door = await openDoor((_, response) => sendPage(response, PAGE, { 'cache-control': control }))
    await door.get('/th/home')
    control = 'private'
    await new Promise((resolve) => setTimeout(resolve, 1100))
    await door.get('/th/home')
    await until(async () => (await door.get('/th/home', { 'accept-encoding': 'br' })).headers['x-cache'] === 'miss')
    const answer = await door.get('/th/home', { 'accept-encoding': 'br' })
    expect([answer.headers['cache-control'], answer.headers['content-encoding']]).toEqual(['private', 'br'])
  })

  test('answers HEAD with the same headers and nothing else', async () => {
    door = await openDoor((_, response) => sendPage(response))
    const get = await door.get('/th/home')
    const head = await door.send('HEAD', '/th/home')
    expect(head.body.length).toBe(0)
    expect(head.headers.etag).toBe(get.headers.etag)
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
    expect(door.seen).toHaveLength(1)
  })
})

describe('a page for one kind of visitor', () => {
  test('keeps data requests apart, and asks Next with the hash it expects', async () => {
    door = await openDoor((request, response) => sendPage(response, String(request.headers['next-router-state-tree'])))
    await door.get('/th/home')
    const base = { rsc: '1', 'next-url': '/th/elsewhere' }
    const one = await door.get('/th/home?_rsc=abc', { ...base, 'next-router-state-tree': 'one' })
    const two = await door.get('/th/home?_rsc=def', {
      ...base,
      'next-router-state-tree': 'two',
      'next-router-prefetch': '1',
    })
    expect([one.text, two.text]).toEqual(['one', 'two'])
    const again = await door.get('/th/home?_rsc=other', { rsc: '1', 'next-router-state-tree': 'one' })
    expect([again.text, again.headers['x-cache']]).toEqual(['one', 'hit'])
    const expected = await computeCacheBustingSearchParam('1', undefined, 'two', undefined)
    expect(door.seen.map(({ url }) => url)).toContain(`/th/home?_rsc=${expected}`)
    expect(door.seen.every(({ headers }) => headers['next-url'] === undefined)).toBe(true)
  })

  test('is the same for whoever has whatever cookie; a preview is passed on with cookies and never kept', async () => {
    door = await openDoor((_, response) => sendPage(response))
    await door.get('/th/home')
    const again = await door.get('/th/home', { cookie: '__prerender_bypass=secret' })
    expect(again.headers['x-cache']).toBe('hit')
    const preview = await door.get('/th/home/preview', { cookie: 'payload-token=secret' })
    expect(preview.headers['x-cache']).toBeUndefined()
    expect(door.seen.at(-1)?.headers.cookie).toContain('secret')
  })
})

describe('what anybody can make up', () => {
  // Some 100 KB of memory in all encodings.
  const body = `<!doctype html><title>a page</title>${randomBytes(12_000).toString('hex')}`

  test.each([
    ['queries', (index: number) => [`/th/success?project=made-up-${index}`, {}] as const],
    ['filters', (index: number) => [`/th/project/condominium/all?price=${index}-`, {}] as const],
    ['words that no content stands behind', (index: number) => [`/th/promotion/made-up-${index}`, {}] as const],
    ['data', (index: number) => ['/th/home', { rsc: '1', 'next-router-state-tree': `made-up-${index}` }] as const],
  ])('%s: is kept, and pushes out no page that has its own address', async (_, request) => {
    door = await openDoor((_request, response) => sendPage(response, body), { env: { CACHE_BYTES: '3200000' } })
    const own = ['/th/home', '/th/contact', '/th/condominium/noble-one', '/en/location/thonglor']
    for (const url of own) await door.get(url)
    const get = (index: number) => {
      const [url, headers] = request(index)
      return door.get(url, headers)
    }
    expect((await get(0)).headers['x-cache']).toBe('miss')
    expect((await get(0)).headers['x-cache']).toBe('hit')
    for (let index = 1; index < 40; index += 1) await get(index)
    expect((await get(39)).headers['x-cache']).toBe('hit')
    expect((await get(0)).headers['x-cache']).toBe('miss')
    for (const url of own) expect((await door.get(url)).headers['x-cache'], url).toBe('hit')
    door.change('site')
    await until(async () => (await door.get('/en/location/thonglor')).headers['x-cache'] === 'miss')
    await door.closeApp()
    for (const url of own) expect((await door.get(url)).status, url).toBe(200)
  })
})
