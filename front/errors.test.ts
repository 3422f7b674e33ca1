import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import zlib from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { type DoorUnderTest, KEEP, openDoor, openEcho, sendPage, until } from './door-under-test'
import { sendLastWord } from './error-pages'
import { ERROR_CODES, NOTICE_WORDS, type Notice } from './error-words'
import { securityHeaders } from './headers'
import { missingAt } from './page'
import { requestNote, withNote } from './request-note'

let door: DoorUnderTest
afterEach(() => door?.close())

/** The app's own 404 page, with the room it leaves for the note. */
const MISSING_PAGE = `<!doctype html><title>Page not found</title><p class="x" data-request-note=""></p>${'<p>a plot</p>'.repeat(300)}`

const openWithPages = (status = 200) =>
  openDoor((request, response) => {
    if (!request.url?.startsWith('/api/') && request.url?.includes('/404')) {
      response.writeHead(status, KEEP).end(`${MISSING_PAGE}<!-- ${request.url} -->`)
    } else if (request.url?.includes('gone')) response.writeHead(404).end('the framework says no')
    else if (request.url?.includes('broken')) response.writeHead(500, { 'content-type': 'text/html' }).end('TypeError')
    else sendPage(response)
  })

describe('an address without a page', () => {
  test.each([
    ['/en/404', '/en/404', 'screen'],
    ['/en/nothing-here', '/en/404/unmatched', 'unmatched'],
    ['/chs/news/2020/a-launch', '/chs/404/taken-down', 'taken-down'],
    ['/th/news/2020', '/th/404/taken-down', 'taken-down'],
  ])('%s answers 404 with the page for its reason', async (url, asked, missing) => {
    door = await openWithPages()
    const answer = await door.get(url)
    expect(answer.status).toBe(404)
    expect(answer.text).toContain(`<!-- ${asked} -->`)
    expect(missingAt(url, url.slice(1).split('/')[0] as 'th')).toBe(missing)
  })

  test('/404 is one 301 to the page that answers 404 itself', async () => {
    door = await openWithPages()
    expect((await door.get('/404')).headers.location).toBe('/th/404')
    expect((await door.get('/th/404')).status).toBe(404)
  })

  test.each(['/en/condominium/gone', '/en/project/castle/all', '/en/condominium/%E0%B8%81'])(
    '%s, whose words do not fit, gets the same page',
    async (url) => {
      door = await openWithPages()
      for (const headers of [{}, { rsc: '1' }]) {
        const answer = await door.get(url, headers)
        expect([answer.status, answer.headers['content-type']]).toEqual([404, KEEP['content-type']])
        expect(answer.text).toContain('a plot')
      }
    },
  )

  test('is rendered once a reason and language, however many ask', async () => {
    door = await openWithPages()
    for (const word of ['a', 'b', 'c', '404']) await door.get(`/en/${word}`)
    await Promise.all(Array.from({ length: 40 }, (_, index) => door.get(`/en/x${index}`)))
    expect(door.seen.map(({ url }) => url)).toEqual(['/en/404/unmatched', '/en/404'])
  })

  test('carries the number of the request in the address, else our own, in every encoding', async () => {
    door = await openWithPages()
    const own = await door.get('/en/nothing-here')
    expect(own.text).toContain(`data-request-note="">Reference: ${own.headers['x-request-id']}</p>`)
    expect(own.headers['cache-control']).toBe('no-store')
    const asked = await door.get('/th/404?utm_source=x&request_id=a1-B2', { 'accept-encoding': 'br' })
    const html = zlib.brotliDecompressSync(asked.body).toString()
    expect(html).toContain('data-request-note="">Request ID: a1-B2</p>')
    expect(html).not.toContain(asked.headers['x-request-id'])
    expect((await door.send('HEAD', '/en/nothing-here')).body.length).toBe(0)
  })

  test.each(['<script>alert(1)</script>', 'call 1234 now', '', 'a'.repeat(200), '"onload=x'])(
    'does not repeat what is no number: %s',
    async (value) => {
      door = await openWithPages()
      const { text } = await door.get(`/en/404?request_id=${encodeURIComponent(value)}`)
      expect(text).not.toContain('Request ID:')
      expect(text).toContain('Reference: ')
    },
  )

  test('whose own page fails says so, with the way home', async () => {
    door = await openWithPages(500)
    const answer = await door.get('/en/nothing-here')
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('An error occurred while showing the error page')
    expect(answer.text).toContain('href="/en/home"')
  })
})

describe('a page that fails', () => {
  const words = { th: 'หน้านี้มีปัญหา', en: 'Something broke on our side', cht: '出了點狀況', chs: '出了点问题' }

  test.each(Object.entries(words))(
    'is a 500 of ours in %s, with a retry, home and our number',
    async (locale, word) => {
      door = await openWithPages()
      for (const send of [
        () => door.get(`/${locale}/condominium/broken`),
        () => door.send('POST', `/${locale}/condominium/broken`, { 'content-type': 'text/plain' }, 'a=b'),
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

  test('is left to Next where its own client asked', async () => {
    door = await openWithPages()
    expect((await door.get('/en/condominium/broken', { rsc: '1' })).text).toBe('TypeError')
  })

  test('is not shown while there is an old copy', async () => {
    let isBroken = false
    door = await openDoor((_, response) => {
      if (isBroken) response.writeHead(500, { 'content-type': 'text/html' }).end('TypeError')
      else sendPage(response)
    })
    await door.get('/en/condominium/noble-a')
    isBroken = true
    door.change('project:noble-a')
    await until(async () => (await door.get('/en/condominium/noble-a')).headers['x-cache'] === 'stale')
  })
})

describe('the small pages', () => {
  test.each([
    ['GET', '/en/%E0%A4%A', 400, 'We cannot read that link'],
    ['DELETE', '/cht/home', 405, '此頁面不支援這項操作'],
    ['TRACE', '/chs/home', 405, '此页面不支持该操作'],
    ['GET', '/nothing.php', 404, 'ไม่พบหน้าที่เรียกดู'],
  ])('%s %s answers %i in the language of the address', async (method, url, status, title) => {
    door = await openEcho()
    const answer = await door.send(method, url)
    expect(answer.status).toBe(status)
    expect(answer.text).toContain(`<h1>${title}</h1>`)
    expect(answer.headers.allow).toBe(status === 405 ? 'GET, HEAD, POST' : undefined)
  })

  test('look like the house and ask for nothing', async () => {
    door = await openEcho()
    const { text } = await door.get('/en/%E0%A4%A')
    expect(text).toContain('aria-label="noble nue"')
    expect(text).toContain('#FBF9F5')
    expect(text).not.toMatch(/<script|<link|<img|url\(|src=|@import/)
  })

  test('have words for every status in every language, and none twice', () => {
    const notices = [...Object.keys(ERROR_CODES), 'maintenance', 'broken'] as unknown as Notice[]
    const titles = Object.values(NOTICE_WORDS).flatMap((words) => notices.map((notice) => words[notice].title))
    expect(titles.every((title) => title.length > 3)).toBe(true)
    for (const words of Object.values(NOTICE_WORDS)) expect(Object.keys(words).sort()).toEqual([...notices].sort())
  })

  test('give way to a last word that cannot fail', async () => {
    const security = securityHeaders(new URL('https://homes.example'))
    const server = http.createServer((asked, answer) => sendLastWord(asked, answer, security)).listen(0, '127.0.0.1')
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
    door.write('maintenance', '')
    await until(async () => (await door.get('/th/home')).status === 503)
  }

  test('every public page is the maintenance page in its language, kept or not, and asks to come back', async () => {
    door = await openWithPages()
    await door.get('/en/home')
    await close()
    const words = { th: 'ปิดปรับปรุงชั่วคราว', en: 'Closed for a little care', cht: '網站維護中', chs: '网站维护中' }
    for (const [locale, word] of Object.entries(words)) {
      for (const path of ['home', 'condominium/noble-a', 'nothing-here', 'maintenance']) {
        const answer = await door.get(`/${locale}/${path}`)
        expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
          503,
          '600',
          'no-store',
        ])
        expect(answer.text).toContain(word)
      }
    }
    expect((await door.send('POST', '/en/home', {}, 'a=b')).status).toBe(503)
  })

  test('staff and probes come through, and so do previews, but nobody by a cookie they made up', async () => {
    door = await openWithPages()
    await close()
    for (const url of ['/healthz', '/admin/login', '/api/staff/me']) expect((await door.get(url)).status, url).toBe(200)
    expect((await door.get('/en/home/preview')).status).toBe(200)
    expect((await door.get('/en/home', { cookie: '__prerender_bypass=x' })).status).toBe(503)
    expect((await door.get('/en/no-such-page/preview')).status).toBe(503)
    expect((await door.get('/')).headers.location).toBe('/th/home')
  })

  test('taking it away opens the site again', async () => {
    door = await openWithPages()
    await close()
    door.remove('maintenance')
    await until(async () => (await door.get('/th/home')).status === 200)
  })
})

test('the maintenance page can be looked at before it is needed, and is in no index', async () => {
  door = await openWithPages()
  const answer = await door.get('/cht/maintenance')
  expect([answer.status, door.seen.length]).toEqual([200, 0])
  expect(answer.text).toContain('網站維護中')
  expect(answer.text).toContain('<meta name="robots" content="noindex">')
  expect((await door.send('POST', '/cht/maintenance')).status).toBe(405)
})

test('a page without room for a note is sent as it is', () => {
  const html = Buffer.from('<p>a page</p>')
  expect(withNote(html, requestNote('', 'x', 'th'))).toBe(html)
})
