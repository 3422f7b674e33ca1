import zlib from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { BackgroundQueue } from './compression'
import { type DoorUnderTest, openDoor } from './door-under-test'

let door: DoorUnderTest
afterEach(() => door.close())

const openFiles = () => openDoor((_, response) => response.writeHead(404).end('from the app'))

test('built files are immutable, compressed once, and answered from memory', async () => {
  door = await openFiles()
  const code = 'console.log("a house");'.repeat(100)
  door.write('next/static/chunks/a-1.js', code)
  for (const turn of [1, 2, 3]) {
    const answer = await door.get('/_next/static/chunks/a-1.js', { 'accept-encoding': 'gzip, br' })
    expect(zlib.brotliDecompressSync(answer.body).toString(), String(turn)).toBe(code)
    expect(answer.headers['cache-control']).toContain('immutable')
    expect(answer.headers['content-type']).toContain('javascript')
  }
  expect((await door.get('/_next/static/chunks/missing.js')).status).toBe(404)
  expect(door.seen).toHaveLength(0)
})

test('a built file is compressed once, however often and in whatever spelling it is asked for', async () => {
  const jobs: unknown[] = []
  const add = vi.spyOn(BackgroundQueue.prototype, 'add').mockImplementation((job) => void jobs.push(job))
  door = await openFiles()
  door.write('next/static/chunks/a-1.js', 'console.log("a house");'.repeat(100))
  const spellings = ['a-1.js', '%61-1.js', 'a-1.js?1', 'a-1.js?2', '/a-1.js', 'a-1.js']
  for (const spelling of [...spellings, ...spellings]) {
    const { status, headers } = await door.get(`/_next/static/chunks/${spelling}`, { 'accept-encoding': 'br' })
    expect([status, headers['content-encoding']], spelling).toEqual([200, 'br'])
  }
  expect(jobs).toHaveLength(1)
  add.mockRestore()
})

test('media is immutable only when its name carries a hash, and comes from the app when it is not on disk', async () => {
  door = await openFiles()
  door.write('media/garden-3fa9c1d2-640.webp', 'picture')
  door.write('media/plan-20260101.webp', 'picture')
  door.write('media/drawing.svg', '<svg onload="alert(1)"/>')
  const control = async (url: string) => (await door.get(url)).headers['cache-control']
  expect(await control('/media/garden-3fa9c1d2-640.webp')).toContain('immutable')
  expect(await control('/media/plan-20260101.webp')).not.toContain('immutable')
  expect((await door.get('/media/drawing.svg')).headers['content-security-policy']).toContain('sandbox')
  expect((await door.get('/media/elsewhere.webp')).text).toBe('from the app')
})

test.each([
  ['bytes=0-3', 206, 'bytes 0-3/10', '0123'],
  ['bytes=7-', 206, 'bytes 7-9/10', '789'],
  ['bytes=-2', 206, 'bytes 8-9/10', '89'],
  ['bytes=50-', 416, 'bytes */10', ''],
  ['bytes=0-1,4-5', 200, undefined, '0123456789'],
  ['nonsense', 200, undefined, '0123456789'],
])('a video player asking for %s gets %s', async (range, status, contentRange, text) => {
  door = await openFiles()
  door.write('media/film-3fa9c1d2.mp4', '0123456789')
  const answer = await door.get('/media/film-3fa9c1d2.mp4', { range })
  expect([answer.status, answer.headers['content-range'], answer.text]).toEqual([status, contentRange, text])
})

test('public files are revalidated by their tag', async () => {
  door = await openFiles()
  door.write('public/robots.txt', 'User-agent: *')
  const first = await door.get('/robots.txt')
  expect(first.text).toBe('User-agent: *')
  const second = await door.get('/robots.txt', { 'if-none-match': String(first.headers.etag) })
  expect([second.status, second.body.length]).toEqual([304, 0])
})

test('nothing outside the folders, no folder and no hidden file is ever served', async () => {
  door = await openFiles()
  door.write('public/.env', 'SECRET')
  door.write('secret.txt', 'SECRET')
  door.write('next/BUILD_ID', 'SECRET')
  const tries = [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/media/..%2fsecret.txt',
    '/media/%2e%2e/secret.txt',
    '/media/..\\secret.txt',
    '/_next/static/../BUILD_ID',
    '/_next/static/%2e%2e/BUILD_ID',
    '/_next/static/..%5cBUILD_ID',
    '/.env',
    '/%2eenv',
    '/media/.',
    '/media//',
    '/_next/static/chunks',
    '/media/secret.txt%00.webp',
    '/media/C:secret.txt',
  ]
  for (const url of tries) {
    const answer = await door.raw(`GET ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(answer, url).toMatch(/^HTTP\/1\.1 (?:301|400|404) /)
    expect(answer, url).not.toContain('SECRET')
  }
})

test('what search engines ask for is made by the app, and no other file of that kind', async () => {
  door = await openDoor((_, response) => {
    response.writeHead(200, { 'content-type': 'application/xml', 'cache-control': 'public, max-age=600' })
    response.end('from the app')
  })
  for (const url of ['/sitemap.xml', '/sitemap/projects-th.xml', '/feed/news-th.xml', '/robots.txt']) {
    const answer = await door.get(url)
    expect([answer.status, answer.text], url).toEqual([200, 'from the app'])
    expect(answer.headers['cache-control']).toBe('public, max-age=600')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  }
  expect(door.seen).toHaveLength(4)
  for (const url of ['/sitemap/a.xml', '/sitemap/a/projects-th.xml', '/feed/news.xml', '/other/robots.txt'])
    expect((await door.get(url)).status, url).toBe(404)
  expect(door.seen).toHaveLength(4)
})

describe('the key by which search engines believe us', () => {
  const KEY = '0123456789abcdef0123456789abcdef'

  test('is answered at its own address, and nowhere else', async () => {
    door = await openDoor((_, response) => response.end('from the app'), { env: { INDEXNOW_KEY: KEY } })
    const answer = await door.get(`/${KEY}.txt`)
    expect([answer.status, answer.text]).toEqual([200, KEY])
    expect(answer.headers['content-type']).toContain('text/plain')
    for (const url of [`/a/${KEY}.txt`, `/${KEY.toUpperCase()}.txt`, '/other.txt'])
      expect((await door.get(url)).text, url).not.toBe(KEY)
    expect(door.seen).toHaveLength(0)
  })

  test('is not there unless it is set', async () => {
    door = await openDoor((_, response) => response.end('from the app'))
    for (const url of [`/${KEY}.txt`, '/.txt']) expect((await door.get(url)).status, url).not.toBe(200)
  })
})
