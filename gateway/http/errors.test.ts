import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import zlib from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { CACHEABLE, openEcho, openGateway, sendPage, type TestGateway, until } from '../test-gateway'
import { sendMinimalError } from './error-pages'
import { ERROR_CODES, NOTICE_WORDS, type Notice } from './error-words'
import { securityHeaders } from './headers'
import { notFoundReason } from './not-found'
import { referenceLine, withReference } from './request-note'

let gateway: TestGateway
afterEach(() => gateway?.close())

/** The app's 404 page, with its placeholder for the note. */
const MISSING_PAGE = `<!doctype html><title>Page not found</title><p class="x" data-request-note=""></p>${'<p>a plot</p>'.repeat(300)}`

const openWithPages = (status = 200) =>
  openGateway((request, response) => {
    if (!request.url?.startsWith('/api/') && request.url?.includes('/404')) {
      response.writeHead(status, CACHEABLE).end(`${MISSING_PAGE}<!-- ${request.url} -->`)
    } else if (request.url?.includes('gone'))
      response.writeHead(404, { 'content-type': 'text/html' }).end('the framework says no')
    else if (request.url?.includes('broken')) response.writeHead(500, { 'content-type': 'text/html' }).end('TypeError')
    else sendPage(response)
  })

describe('an address without a page', () => {
  test.each([
    ['/en/404', '/en/404', 'screen'],
    ['/en/nothing-here', '/en/404/unmatched', 'unmatched'],
    ['/chs/news/2020/a-launch', '/chs/404/taken-down', 'taken-down'],
    ['/th/news/2020', '/th/404/taken-down', 'taken-down'],
  ])('%s answers 404 with the page of its reason', async (url, asked, missing) => {
    gateway = await openWithPages()
    const answer = await gateway.get(url)
    expect(answer.status).toBe(404)
    expect(answer.text).toContain(`<!-- ${asked} -->`)
    expect(notFoundReason(url, url.slice(1).split('/')[0] as 'th', () => false)).toBe(missing)
  })

  test('/404 redirects once to the localized 404 page', async () => {
    gateway = await openWithPages()
    expect((await gateway.get('/404')).headers.location).toBe('/th/404')
    expect((await gateway.get('/th/404')).status).toBe(404)
  })

  test.each(['/en/condominium/gone', '/en/project/castle/all', '/en/condominium/%E0%B8%81'])(
    '%s, whose words do not fit, gets the same page',
    async (url) => {
      gateway = await openWithPages()
      for (const headers of [{}, { rsc: '1' }]) {
        const answer = await gateway.get(url, headers)
        expect([answer.status, answer.headers['content-type']]).toEqual([404, CACHEABLE['content-type']])
        expect(answer.text).toContain('a plot')
      }
    },
  )

  test('is the same page where pages are made for each visitor, as previews for strangers', async () => {
    gateway = await openWithPages()
    const answer = await gateway.get('/en/condominium/gone/preview')
    expect([answer.status, answer.text.includes('a plot')]).toEqual([404, true])
    expect(answer.text).toContain(`Request ID: ${answer.headers['x-request-id']}`)
  })

  test('is rendered once for each reason and language', async () => {
    gateway = await openWithPages()
    for (const word of ['a', 'b', 'c', '404']) await gateway.get(`/en/${word}`)
    await Promise.all(Array.from({ length: 40 }, (_, index) => gateway.get(`/en/x${index}`)))
    expect(gateway.seen.map(({ url }) => url)).toEqual(['/en/404/unmatched', '/en/404'])
  })

  test('shows the request id of the address, else our own, in every encoding', async () => {
    gateway = await openWithPages()
    const own = await gateway.get('/en/nothing-here')
    expect(own.text).toContain(`data-request-note="">Request ID: ${own.headers['x-request-id']}</p>`)
    expect(own.headers['cache-control']).toBe('no-store')
    const asked = await gateway.get('/th/404?utm_source=x&request_id=a1-B2', { 'accept-encoding': 'br' })
    const html = zlib.brotliDecompressSync(asked.body).toString()
    expect(html).toContain('data-request-note="">Request ID: a1-B2</p>')
    expect(html).not.toContain(asked.headers['x-request-id'])
    expect((await gateway.send('HEAD', '/en/nothing-here')).body.length).toBe(0)
  })

  test.each(['<script>alert(1)</script>', 'call 1234 now', '', 'a'.repeat(200), '"onload=x'])(
    'does not repeat what is no number: %s',
    async (value) => {
      gateway = await openWithPages()
      const { text, headers } = await gateway.get(`/en/404?request_id=${encodeURIComponent(value)}`)
      expect(text).toContain(`data-request-note="">Request ID: ${headers['x-request-id']}</p>`)
    },
  )

  test('shows a minimal page when the 404 page itself fails', async () => {
    gateway = await openWithPages(500)
    const answer = await gateway.get('/en/nothing-here')
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('An error occurred while showing the error page')
    expect(answer.text).toContain('href="/en/home"')
  })
})

describe('a page that fails', () => {
  const words = { th: 'หน้านี้มีปัญหา', en: 'Something went wrong on our side', cht: '出了點狀況', chs: '出了点问题' }

  test.each(Object.entries(words))(
    'is a 500 of ours in %s, with a retry, home and our number',
    async (locale, word) => {
      gateway = await openWithPages()
      for (const send of [
        () => gateway.get(`/${locale}/promotion/broken`),
        () => gateway.send('POST', `/${locale}/promotion/broken`, { 'content-type': 'text/plain' }, 'a=b'),
      ]) {
        const answer = await send()
        expect(answer.status).toBe(500)
        expect(answer.text).toContain(word)
        expect(answer.text).toContain('<a href="">')
        expect(answer.text).toContain(`href="/${locale}/home"`)
        expect(answer.text).toContain(String(answer.headers['x-request-id']))
        expect(answer.text).not.toContain('TypeError')
      }
    },
  )

  test('passes the failure on to Next’s client for a payload request', async () => {
    gateway = await openWithPages()
    expect((await gateway.get('/en/promotion/broken', { rsc: '1' })).text).toBe('TypeError')
  })

  test('is hidden by a stale copy', async () => {
    let isBroken = false
    gateway = await openGateway((_, response) => {
      if (isBroken) response.writeHead(500, { 'content-type': 'text/html' }).end('TypeError')
      else sendPage(response)
    })
    await gateway.get('/en/condominium/noble-a')
    isBroken = true
    gateway.change('project:noble-a')
    await until(async () => (await gateway.get('/en/condominium/noble-a')).headers['x-cache'] === 'stale')
  })
})

describe('the gateway’s own error pages', () => {
  test.each([
    ['GET', '/en/%E0%A4%A', 400, 'This link could not be opened'],
    ['DELETE', '/cht/home', 405, '此頁面不支援這項操作'],
    ['TRACE', '/chs/home', 405, '此页面不支持该操作'],
    ['GET', '/nothing.php', 404, 'ไม่พบหน้าที่เรียกดู'],
  ])('%s %s answers %i in the language of the address', async (method, url, status, title) => {
    gateway = await openEcho()
    const answer = await gateway.send(method, url)
    expect(answer.status).toBe(status)
    expect(answer.text).toContain(`<h1>${title}</h1>`)
    expect(answer.headers.allow).toBe(status === 405 ? 'GET, HEAD, POST' : undefined)
  })

  test('carry the brand and need no further requests', async () => {
    gateway = await openEcho()
    const { text } = await gateway.get('/en/%E0%A4%A')
    expect(text).toContain('aria-label="noble nue"')
    expect(text).toContain('#FBF9F5')
    expect(text).not.toMatch(/<script|<link|<img|url\(|src=|@import/)
  })

  test('have distinct words for every status in every language', () => {
    const notices = [...Object.keys(ERROR_CODES), 'maintenance', 'broken'] as unknown as Notice[]
    const titles = Object.values(NOTICE_WORDS).flatMap((words) => notices.map((notice) => words[notice].title))
    expect(titles.every((title) => title.length > 3)).toBe(true)
    for (const words of Object.values(NOTICE_WORDS)) expect(Object.keys(words).sort()).toEqual([...notices].sort())
  })

  test('fall back to a minimal page when they fail themselves', async () => {
    const security = securityHeaders(new URL('https://homes.example'))
    const server = http
      .createServer((asked, answer) => sendMinimalError(asked, answer, security))
      .listen(0, '127.0.0.1')
    try {
      await once(server, 'listening')
      const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/en/x`)
      const text = await answer.text()
      expect(answer.status).toBe(500)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
      expect(text).toContain('An error occurred while showing the error page')
      expect(text).toContain('href="/en/home"')
    } finally {
      server.close()
    }
  })
})

describe('while the file `maintenance` lies in the data folder', () => {
  const close = async () => {
    gateway.write('maintenance', '')
    await until(async () => (await gateway.get('/th/home')).status === 503)
  }

  test('every public page, cached or not, is the maintenance page in its language with Retry-After', async () => {
    gateway = await openWithPages()
    await gateway.get('/en/home')
    await close()
    const words = { th: 'ปิดปรับปรุงชั่วคราว', en: 'Closed for maintenance', cht: '網站維護中', chs: '网站维护中' }
    for (const [locale, word] of Object.entries(words)) {
      for (const path of ['home', 'condominium/noble-a', 'nothing-here', 'maintenance']) {
        const answer = await gateway.get(`/${locale}/${path}`)
        expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
          503,
          '600',
          'no-store',
        ])
        expect(answer.text).toContain(word)
      }
    }
    expect((await gateway.send('POST', '/en/home', {}, 'a=b')).status).toBe(503)
  })

  test('staff, probes and previews get through; a forged cookie does not', async () => {
    gateway = await openWithPages()
    await close()
    for (const url of ['/healthz', '/admin/login', '/api/staff/me'])
      expect((await gateway.get(url)).status, url).toBe(200)
    expect((await gateway.get('/en/home/preview')).status).toBe(200)
    expect((await gateway.get('/en/home', { cookie: '__prerender_bypass=x' })).status).toBe(503)
    expect((await gateway.get('/en/no-such-page/preview')).status).toBe(503)
    expect((await gateway.get('/')).headers.location).toBe('/th/home')
  })

  test('removing it reopens the site', async () => {
    gateway = await openWithPages()
    await close()
    gateway.remove('maintenance')
    await until(async () => (await gateway.get('/th/home')).status === 200)
  })
})

test('the maintenance page can be previewed and is not indexed', async () => {
  gateway = await openWithPages()
  const answer = await gateway.get('/cht/maintenance')
  expect([answer.status, gateway.seen.length]).toEqual([200, 0])
  expect(answer.text).toContain('網站維護中')
  expect(answer.text).toContain('<meta name="robots" content="noindex">')
  expect((await gateway.send('POST', '/cht/maintenance')).status).toBe(405)
})

test('a page without a placeholder for the reference is sent unchanged', () => {
  const html = Buffer.from('<p>a page</p>')
  expect(withReference(html, referenceLine('', 'x', 'th'))).toBe(html)
})
