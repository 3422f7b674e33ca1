import { afterEach, describe, expect, test } from 'vitest'
import type { Database } from './database'
import { type DoorUnderTest, openEcho, until } from './door-under-test'
import { isVisit } from './short-link-hits'
import { ShortLinkBook } from './short-links'

let door: DoorUnderTest
afterEach(() => door?.close())

const LINKS = {
  sale24: '/promotion?utm_source=print#box',
  'expo/ari': 'https://forms.example.com/expo',
  home: '/promotion',
}
const ENV = { ALLOWED_HOSTS: 'forms.example.com' }
const JSON_KIND = { 'content-type': 'application/json' }
const FORM_KIND = { 'content-type': 'application/x-www-form-urlencoded' }

describe('a short link', () => {
  test.each([
    ['/sale24', '/th/promotion?utm_source=print#box'],
    ['/EN/SALE24/?gclid=a%2Fb', '/en/promotion?utm_source=print&gclid=a%2Fb#box'],
    ['/cht/expo/ari?x', 'https://forms.example.com/expo?x'],
  ])('%s is one 301 to %s, which browsers soon forget', async (from, to) => {
    door = await openEcho({ links: LINKS, env: ENV })
    const { status, headers } = await door.get(from)
    expect([status, headers.location, headers['cache-control']]).toEqual([301, to, 'public, max-age=60'])
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(door.seen).toHaveLength(0)
  })

  test('stands behind pages, files and calls', async () => {
    door = await openEcho({ links: LINKS })
    expect((await door.get('/home')).headers.location).toBe('/th/home')
    expect((await door.get('/th/sale25')).status).not.toBe(301)
    expect((await door.get('/sale24.txt')).status).toBe(404)
    expect((await door.get('/api/sale24')).status).toBe(200)
  })

  test('does not lead to a host that the operator does not allow', async () => {
    door = await openEcho({ links: LINKS })
    expect((await door.get('/th/expo/ari')).headers.location).toBeUndefined()
  })

  test('keeps what a form says to itself', async () => {
    door = await openEcho({ links: LINKS, env: ENV })
    const { status, headers } = await door.send('POST', '/expo/ari', FORM_KIND, 'name=x')
    expect([status, headers.location]).toEqual([303, 'https://forms.example.com/expo'])
  })
})

describe('POST /short-url', () => {
  const ask = (body: string, headers: Record<string, string> = JSON_KIND) =>
    door.send('POST', '/short-url', headers, body)
  const asked = async (shortUrl: unknown) => {
    const { status, text } = await ask(JSON.stringify({ short_url: shortUrl }))
    return [status, JSON.parse(text)]
  }
  const found = (to: string) => [200, { status: true, data: { redirect_url: to } }]
  const NONE = [200, { status: false, data: { redirect_url: '' } }]

  test('says where a lower-cased path leads, and nothing for any other', async () => {
    door = await openEcho({ links: LINKS, env: ENV })
    expect(await asked('/sale24')).toEqual(found('/th/promotion?utm_source=print#box'))
    expect(await asked('/en/sale24?gclid=1')).toEqual(found('/en/promotion?utm_source=print&gclid=1#box'))
    expect(await asked('/expo/ari')).toEqual(found('https://forms.example.com/expo'))
    for (const path of ['/sale25', '/th/home', '/', '/%2fsale24', '//evil.example', '/admin', '/a\r\nb'])
      expect(await asked(path), path).toEqual(NONE)
    expect(door.seen).toHaveLength(0)
  })

  test('has no answer for the realtime channel', async () => {
    door = await openEcho({ links: { 'socket.io': '/promotion', sale24: '/promotion' } })
    expect(await asked('/socket.io/?transport=polling')).toEqual(NONE)
    expect(await asked('/sale24/socket.io')).toEqual(NONE)
  })

  test('is asked by a form too', async () => {
    door = await openEcho({ links: LINKS })
    const { status, headers, text } = await ask('short_url=%2Fsale24', FORM_KIND)
    expect([status, JSON.parse(text).status]).toEqual([200, true])
    expect([headers['content-type'], headers['cache-control']]).toEqual(['application/json; charset=utf-8', 'no-store'])
  })

  test.each([
    ['no JSON', '{', JSON_KIND],
    ['no path', '{}', JSON_KIND],
    ['null', 'null', JSON_KIND],
    ['a number', '{"short_url":7}', JSON_KIND],
    ['a word', '{"short_url":"sale24"}', JSON_KIND],
    ['an endless path', JSON.stringify({ short_url: `/${'a'.repeat(8192)}` }), JSON_KIND],
    ['an endless body', `{"short_url":"/sale24","x":"${'a'.repeat(40_000)}"}`, JSON_KIND],
    ['a body of another kind', '{"short_url":"/sale24"}', { 'content-type': 'text/plain' }],
    ['an empty form', '', FORM_KIND],
  ])('with %s is answered 400 with a reason', async (_, body, headers) => {
    door = await openEcho({ links: LINKS })
    const answer = await ask(body, headers)
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text)).toMatchObject({ status: false, data: { redirect_url: '' }, error: 'bad_request' })
    expect(JSON.parse(answer.text).reason).toMatch(/must/)
  })

  test('is slowed as other posts are', async () => {
    door = await openEcho({ links: LINKS, limits: { posts: { burst: 2, perSecond: 0.01 } } })
    const statuses = []
    for (let times = 0; times < 3; times += 1) statuses.push((await ask('{"short_url":"/sale24"}')).status)
    expect(statuses).toEqual([200, 200, 429])
  })
})

describe('hits', () => {
  test.each([
    [
      'a phone',
      'GET',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
      true,
    ],
    ['a visitor who says nothing', 'GET', undefined, true],
    ['a visitor who only looks at the head', 'HEAD', 'Mozilla/5.0', false],
    ['a search engine', 'GET', 'Mozilla/5.0 (compatible; Googlebot/2.1)', false],
    ['the preview of a chat', 'GET', 'facebookexternalhit/1.1', false],
    ['a command', 'GET', 'curl/8.5', false],
  ])('of %s', (_, method, agent, isCounted) =>
    expect(isVisit({ method, headers: { 'user-agent': agent } })).toBe(isCounted),
  )

  test('are written together when the door closes, without anything of who came', async () => {
    const written: (readonly unknown[])[] = []
    const database: Database = {
      query: async (text, values = []) => {
        if (!text.startsWith('UPDATE')) throw new Error('away')
        written.push(values)
        return { rows: [] }
      },
      close: async () => undefined,
    }
    door = await openEcho({ links: LINKS, env: ENV, database })
    for (const url of ['/sale24', '/en/sale24', '/expo/ari']) await door.get(url, { 'user-agent': 'Mozilla/5.0' })
    await door.get('/sale24', { 'user-agent': 'somebot' })
    await door.send('HEAD', '/sale24')
    await door.send('POST', '/short-url', JSON_KIND, '{"short_url":"/sale24"}')
    expect(written).toHaveLength(0)
    await door.stop()
    expect(written).toEqual([
      [
        ['sale24', 'expo/ari'],
        [2, 1],
        [expect.any(Date), expect.any(Date)],
      ],
    ])
  })
})

describe('the book', () => {
  const rows = (...codes: string[]) =>
    codes.map((code, index) => ({ id: index + 1, code, target: '/promotion', expires_at: null as Date | null }))
  /** A database that gives these rows, whatever is asked, and counts how often it was. */
  const giving = (given: { rows: ReturnType<typeof rows> }) => {
    const asked: string[] = []
    const query = async <Row>(text: string) => {
      asked.push(text)
      return { rows: given.rows as Row[] }
    }
    return { asked, database: { query, close: async () => undefined } }
  }
  const statusOf = async (url: string) => (await door.get(url)).headers.location

  test('is read when listening begins and again when changes are told, and pages hear nothing of single links', async () => {
    const given = { rows: rows('first') }
    const { database } = giving(given)
    door = await openEcho({ database })
    expect(await statusOf('/first')).toBe('/th/promotion')
    given.rows = rows('second')
    door.change('short-link:second')
    await until(async () => (await statusOf('/second')) === '/th/promotion')
    expect(await statusOf('/first')).toBe('/th/promotion')
    given.rows = []
    door.change('short-link:first')
    await until(async () => (await statusOf('/first')) !== '/th/promotion')
    expect(door.seen.filter(({ url }) => url === '/api/internal/revalidate')).toHaveLength(0)
    given.rows = rows('third')
    door.change('short-links')
    await until(async () => (await statusOf('/third')) === '/th/promotion')
    expect(await statusOf('/second')).not.toBe('/th/promotion')
  })

  test('stays as it is while the database is away, and is read when it is back', async () => {
    const state: { rows: ReturnType<typeof rows> | null } = { rows: rows('old') }
    const query = async <Row>() => {
      if (!state.rows) throw new Error('away')
      return { rows: state.rows as Row[] }
    }
    door = await openEcho({ database: { query, close: async () => undefined } })
    state.rows = null
    door.change('short-links')
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(await statusOf('/old')).toBe('/th/promotion')
    state.rows = rows('new')
    await until(async () => (await statusOf('/new')) === '/th/promotion')
  })

  test('of 100,000 links is read while requests are answered', async () => {
    const all = Array.from({ length: 100_000 }, (_, index) => ({
      id: index + 1,
      code: `code-${index}`,
      target: '/promotion',
      expires_at: null,
    }))
    const book = new ShortLinkBook()
    // Turns of the event loop, in each of which a request could have been answered.
    let turns = 0
    let next = setImmediate(function turn() {
      turns += 1
      next = setImmediate(turn)
    })
    await book.load({
      query: async <Row>(_: string, values: readonly unknown[] = []) => {
        const from = Number(values[0])
        return { rows: all.slice(from, from + 2_000) as Row[] }
      },
      close: async () => undefined,
    })
    clearImmediate(next)
    expect(book.size).toBe(100_000)
    expect(turns).toBeGreaterThanOrEqual(50)
  })

  test('forgets a link at the moment it expires', async () => {
    const book = new ShortLinkBook()
    const until = new Date('2027-01-01T00:00:00Z')
    const { database } = giving({ rows: [{ ...rows('x')[0], id: 1, code: 'x', target: '/home', expires_at: until }] })
    await book.load(database)
    expect(book.targetOf('x', until.getTime() - 1)).toBe('/home')
    expect(book.targetOf('x', until.getTime())).toBeUndefined()
  })
})
