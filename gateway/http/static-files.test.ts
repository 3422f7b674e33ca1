import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import zlib from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { BackgroundQueue } from '../cache/compression'
import { openGateway, type TestGateway, until } from '../test-gateway'

let gateway: TestGateway
afterEach(() => gateway.close())

const openFiles = () => openGateway((_, response) => response.writeHead(404).end('from the app'))

test('build files are immutable, compressed once, and served from memory', async () => {
  gateway = await openFiles()
  const code = 'console.log("a house");'.repeat(100)
  gateway.write('next/static/chunks/a-1.js', code)
  for (const turn of [1, 2, 3]) {
    const answer = await gateway.get('/_next/static/chunks/a-1.js', { 'accept-encoding': 'gzip, br' })
    expect(zlib.brotliDecompressSync(answer.body).toString(), String(turn)).toBe(code)
    expect(answer.headers['cache-control']).toContain('immutable')
    expect(answer.headers['content-type']).toContain('javascript')
  }
  expect((await gateway.get('/_next/static/chunks/missing.js')).status).toBe(404)
  expect(gateway.seen).toHaveLength(0)
})

test('a build file is compressed once, whatever the spelling of its address', async () => {
  const jobs: unknown[] = []
  const add = vi.spyOn(BackgroundQueue.prototype, 'add').mockImplementation((job) => void jobs.push(job))
  gateway = await openFiles()
  gateway.write('next/static/chunks/a-1.js', 'console.log("a house");'.repeat(100))
  const spellings = ['a-1.js', '%61-1.js', 'a-1.js?1', 'a-1.js?2', '/a-1.js', 'a-1.js']
  for (const spelling of [...spellings, ...spellings]) {
    const { status, headers } = await gateway.get(`/_next/static/chunks/${spelling}`, { 'accept-encoding': 'br' })
    expect([status, headers['content-encoding']], spelling).toEqual([200, 'br'])
  }
  expect(jobs).toHaveLength(1)
  add.mockRestore()
})

test('media is immutable only with a hash in its name, and comes from the app when not on disk', async () => {
  gateway = await openFiles()
  gateway.write('media/garden-3fa9c1d2-640.webp', 'picture')
  gateway.write('media/plan-20260101.webp', 'picture')
  gateway.write('media/drawing.svg', '<svg onload="alert(1)"/>')
  const control = async (url: string) => (await gateway.get(url)).headers['cache-control']
  expect(await control('/media/garden-3fa9c1d2-640.webp')).toContain('immutable')
  expect(await control('/media/plan-20260101.webp')).not.toContain('immutable')
  expect((await gateway.get('/media/drawing.svg')).headers['content-security-policy']).toContain('sandbox')
  expect((await gateway.get('/media/elsewhere.webp')).text).toBe('from the app')
})

test.each([
  ['bytes=0-3', 206, 'bytes 0-3/10', '0123'],
  ['bytes=7-', 206, 'bytes 7-9/10', '789'],
  ['bytes=-2', 206, 'bytes 8-9/10', '89'],
  ['bytes=50-', 416, 'bytes */10', ''],
  ['bytes=0-1,4-5', 200, undefined, '0123456789'],
  ['nonsense', 200, undefined, '0123456789'],
])('a video player asking for %s gets %s', async (range, status, contentRange, text) => {
  gateway = await openFiles()
  gateway.write('media/film-3fa9c1d2.mp4', '0123456789')
  const answer = await gateway.get('/media/film-3fa9c1d2.mp4', { range })
  expect([answer.status, answer.headers['content-range'], answer.text]).toEqual([status, contentRange, text])
})

test('a player gets ranges of a film also after somebody fetched it whole, and may go on from there', async () => {
  gateway = await openFiles()
  gateway.write('media/film-3fa9c1d2.mp4', '0123456789')
  const whole = await gateway.get('/media/film-3fa9c1d2.mp4')
  expect([whole.status, whole.headers['accept-ranges'], whole.text]).toEqual([200, 'bytes', '0123456789'])
  for (const turn of [1, 2]) {
    const probe = await gateway.get('/media/film-3fa9c1d2.mp4', { range: 'bytes=0-1' })
    expect([probe.status, probe.headers['content-range'], probe.text], String(turn)).toEqual([
      206,
      'bytes 0-1/10',
      '01',
    ])
    const next = { range: 'bytes=5-', 'if-range': String(probe.headers.etag) }
    expect((await gateway.get('/media/film-3fa9c1d2.mp4', next)).text).toBe('56789')
  }
  const seek = { range: 'bytes=-3', 'if-range': String(whole.headers.etag) }
  expect((await gateway.get('/media/film-3fa9c1d2.mp4', seek)).text).toBe('789')
  const other = { range: 'bytes=-3', 'if-range': '"another"' }
  expect((await gateway.get('/media/film-3fa9c1d2.mp4', other)).text).toBe('0123456789')
  const bare = 'GET /media/film-3fa9c1d2.mp4 HTTP/1.1\r\nHost: x\r\nRange: bytes=0-1\r\nConnection: close\r\n\r\n'
  expect(await gateway.raw(bare)).toMatch(/^HTTP\/1\.1 206 /)
})

test('public files are revalidated by ETag', async () => {
  gateway = await openFiles()
  gateway.write('public/robots.txt', 'User-agent: *')
  const first = await gateway.get('/robots.txt')
  expect(first.text).toBe('User-agent: *')
  const second = await gateway.get('/robots.txt', { 'if-none-match': String(first.headers.etag) })
  expect([second.status, second.body.length]).toEqual([304, 0])
})

test('no directory, hidden file or path outside the public folders is served', async () => {
  gateway = await openFiles()
  gateway.write('public/.env', 'SECRET')
  gateway.write('secret.txt', 'SECRET')
  gateway.write('next/BUILD_ID', 'SECRET')
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
    const answer = await gateway.raw(`GET ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(answer, url).toMatch(/^HTTP\/1\.1 (?:301|400|404) /)
    expect(answer, url).not.toContain('SECRET')
  }
})

test('sitemaps, feeds and robots.txt are made once a change by the app, other files of that kind are 404', async () => {
  gateway = await openGateway((request, response) => {
    if (request.url === '/api/internal/revalidate') return response.end()
    response.writeHead(200, {
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=600, s-maxage=86400',
      'content-type': 'application/xml',
    })
    response.end('from the app')
  })
  for (const url of ['/sitemap.xml', '/sitemap/projects-th.xml', '/feed/news-th.xml', '/robots.txt']) {
    const answers = await Promise.all([1, 2, 3].map((times) => gateway.get(`${url}?times=${times}`)))
    for (const answer of [...answers, await gateway.get(url)]) {
      expect([answer.status, answer.text], url).toEqual([200, 'from the app'])
      expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
      expect(answer.headers['access-control-allow-origin']).toBe('*')
    }
  }
  expect(gateway.seen).toHaveLength(4)
  for (const url of ['/sitemap/a.xml', '/sitemap/a/projects-th.xml', '/feed/news.xml', '/other/robots.txt'])
    expect((await gateway.get(url)).status, url).toBe(404)
  expect(gateway.seen).toHaveLength(4)
  // Any change may concern them: they name pages of all kinds.
  gateway.change('project:noble-a')
  await until(async () => (await gateway.get('/sitemap.xml')).headers['x-cache'] === 'miss')
  expect(gateway.seen.map(({ url }) => url).slice(4)).toContain('/sitemap.xml')
})

test('invented names of sitemaps are limited, and no limit of those that exist', async () => {
  const few = { burst: 2, perSecond: 0.1 }
  gateway = await openGateway(
    (request, response) => {
      if (request.url?.includes('made')) response.writeHead(404).end()
      else response.writeHead(200, { 'cache-control': 's-maxage=60' }).end('from the app')
    },
    { limits: { missing: few } },
  )
  const statusOf = async (url: string) => (await gateway.get(url)).status
  expect(await statusOf('/robots.txt')).toBe(200)
  for (const status of [404, 404, 429]) expect(await statusOf('/sitemap/made-up.xml')).toBe(status)
  for (const _ of [1, 2, 3]) expect(await statusOf('/robots.txt')).toBe(200)
})

describe('the IndexNow key', () => {
  const KEY = '0123456789abcdef0123456789abcdef'

  test('is served at its own address only', async () => {
    gateway = await openGateway((_, response) => response.end('from the app'), { env: { INDEXNOW_KEY: KEY } })
    const answer = await gateway.get(`/${KEY}.txt`)
    expect([answer.status, answer.text]).toEqual([200, KEY])
    expect(answer.headers['content-type']).toContain('text/plain')
    for (const url of [`/a/${KEY}.txt`, `/${KEY.toUpperCase()}.txt`, '/other.txt'])
      expect((await gateway.get(url)).text, url).not.toBe(KEY)
    expect(gateway.seen).toHaveLength(0)
  })

  test('is not served unless configured', async () => {
    gateway = await openGateway((_, response) => response.end('from the app'))
    for (const url of [`/${KEY}.txt`, '/.txt']) expect((await gateway.get(url)).status, url).not.toBe(200)
  })
})

test.each([
  ['inline-styles,compile-hint', '//# allFunctionsCalledOnLoad\nrun()'],
  ['inline-styles', 'run()'],
])('with the rewrites %s a script of every page is sent as %j', async (rewrites, sent) => {
  const build = mkdtempSync(join(tmpdir(), 'build-'))
  mkdirSync(join(build, 'static/chunks'), { recursive: true })
  writeFileSync(join(build, 'build-manifest.json'), JSON.stringify({ rootMainFiles: ['static/chunks/main-1.js'] }))
  for (const name of ['main-1.js', 'other-1.js']) writeFileSync(join(build, 'static/chunks', name), 'run()')
  gateway = await openGateway(() => undefined, { env: { NEXT_DIR: build, GATEWAY_REWRITES: rewrites } })
  const textOf = async (name: string, headers = {}) => (await gateway.get(`/_next/static/chunks/${name}`, headers)).text
  // With the hint a part of the file would be another part.
  expect(await textOf('main-1.js', { range: 'bytes=0-2' })).toBe(sent === 'run()' ? 'run' : sent)
  expect(await textOf('main-1.js')).toBe(sent)
  expect(await textOf('other-1.js')).toBe('run()')
  rmSync(build, { recursive: true })
})
