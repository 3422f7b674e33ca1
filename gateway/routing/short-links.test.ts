import { afterEach, describe, expect, test } from 'vitest'
import { openEcho, type TestGateway, until } from '../test-gateway'
import { ShortLinkTable } from './short-links'

let gateway: TestGateway
afterEach(() => gateway?.close())

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
  ])('%s redirects once to %s, cached briefly', async (from, to) => {
    gateway = await openEcho({ links: LINKS, env: ENV })
    const { status, headers } = await gateway.get(from)
    expect([status, headers.location, headers['cache-control']]).toEqual([301, to, 'public, max-age=60'])
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(gateway.seen).toHaveLength(0)
  })

  test('never hides a page, a file or an API call of the same name', async () => {
    gateway = await openEcho({ links: LINKS })
    expect((await gateway.get('/home')).headers.location).toBe('/th/home')
    expect((await gateway.get('/th/sale25')).status).not.toBe(301)
    expect((await gateway.get('/sale24.txt')).status).toBe(404)
    expect((await gateway.get('/api/sale24')).status).toBe(200)
  })

  test('does not redirect to a host that is not allowed', async () => {
    gateway = await openEcho({ links: LINKS })
    expect((await gateway.get('/th/expo/ari')).headers.location).toBeUndefined()
  })

  test('does not forward a posted form to another site', async () => {
    gateway = await openEcho({ links: LINKS, env: ENV })
    const { status, headers } = await gateway.send('POST', '/expo/ari', FORM_KIND, 'name=x')
    expect([status, headers.location]).toEqual([303, 'https://forms.example.com/expo'])
  })
})

describe('a short link that has ended', () => {
  test.each([
    ['/th/expo24', '/th/404/link-ended'],
    ['/EN/Expo24', '/en/404/link-ended'],
    ['/cht/fair/ari', '/cht/404/link-ended'],
    ['/th/expo25', '/th/404/unmatched'],
  ])('%s of an old print is told that it has, by %s', async (url, asked) => {
    gateway = await openEcho({ links: { expo24: null, 'fair/ari': null, sale: '/promotion' } })
    const to = (await gateway.get(url)).headers.location
    if (to) await gateway.get(to)
    expect(gateway.seen.map((request) => request.url)).toContain(asked)
  })
})

describe('POST /short-url', () => {
  const ask = (body: string, headers: Record<string, string> = JSON_KIND) =>
    gateway.send('POST', '/short-url', headers, body)
  const asked = async (shortUrl: unknown) => {
    const { status, text } = await ask(JSON.stringify({ short_url: shortUrl }))
    return [status, JSON.parse(text)]
  }
  const found = (to: string) => [200, { status: true, data: { redirect_url: to } }]
  const NONE = [200, { status: false, data: { redirect_url: '' } }]

  test('returns the target of a lower-case path, and an empty one for any other', async () => {
    gateway = await openEcho({ links: LINKS, env: ENV })
    expect(await asked('/sale24')).toEqual(found('/th/promotion?utm_source=print#box'))
    expect(await asked('/en/sale24?gclid=1')).toEqual(found('/en/promotion?utm_source=print&gclid=1#box'))
    expect(await asked('/expo/ari')).toEqual(found('https://forms.example.com/expo'))
    for (const path of ['/sale25', '/th/home', '/', '/%2fsale24', '//evil.example', '/admin', '/a\r\nb'])
      expect(await asked(path), path).toEqual(NONE)
    expect(gateway.seen).toHaveLength(0)
  })

  test('returns an empty target for the realtime channel', async () => {
    gateway = await openEcho({ links: { 'socket.io': '/promotion', sale24: '/promotion' } })
    expect(await asked('/socket.io/?transport=polling')).toEqual(NONE)
    expect(await asked('/sale24/socket.io')).toEqual(NONE)
  })

  test('accepts a form body', async () => {
    gateway = await openEcho({ links: LINKS })
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
    gateway = await openEcho({ links: LINKS })
    const answer = await ask(body, headers)
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text)).toMatchObject({ status: false, data: { redirect_url: '' }, error: 'bad_request' })
    expect(JSON.parse(answer.text).reason).toMatch(/must/)
  })

  test('is rate-limited like other POST requests', async () => {
    gateway = await openEcho({ links: LINKS, limits: { posts: { burst: 2, perSecond: 0.01 } } })
    const statuses = []
    for (let times = 0; times < 3; times += 1) statuses.push((await ask('{"short_url":"/sale24"}')).status)
    expect(statuses).toEqual([200, 200, 429])
  })
})

describe('the short link table', () => {
  const rows = (...codes: string[]) =>
    codes.map((code, index) => ({
      id: index + 1,
      code,
      target: '/promotion',
      expires_at: null as Date | null,
      is_active: true,
    }))
  /** A fake database that returns these rows for any query, and counts the queries. */
  const giving = (given: { rows: ReturnType<typeof rows> }) => {
    const asked: string[] = []
    const query = async <Row>(text: string) => {
      asked.push(text)
      return { rows: given.rows as Row[] }
    }
    return { asked, database: { query, close: async () => undefined } }
  }
  const statusOf = async (url: string) => (await gateway.get(url)).headers.location

  test('is read when listening begins and on change, without dropping cached pages for single links', async () => {
    const given = { rows: rows('first') }
    const { database } = giving(given)
    gateway = await openEcho({ database })
    expect(await statusOf('/first')).toBe('/th/promotion')
    given.rows = rows('second')
    gateway.change('short-link:second')
    await until(async () => (await statusOf('/second')) === '/th/promotion')
    expect(await statusOf('/first')).toBe('/th/promotion')
    given.rows = []
    gateway.change('short-link:first')
    await until(async () => (await statusOf('/first')) !== '/th/promotion')
    expect(gateway.seen.filter(({ url }) => url === '/api/internal/revalidate')).toHaveLength(0)
    given.rows = rows('third')
    gateway.change('short-links')
    await until(async () => (await statusOf('/third')) === '/th/promotion')
    expect(await statusOf('/second')).not.toBe('/th/promotion')
  })

  test('stays unchanged while the database is away and is read again afterwards', async () => {
    const state: { rows: ReturnType<typeof rows> | null } = { rows: rows('old') }
    const query = async <Row>() => {
      if (!state.rows) throw new Error('away')
      return { rows: state.rows as Row[] }
    }
    gateway = await openEcho({ database: { query, close: async () => undefined } })
    state.rows = null
    gateway.change('short-links')
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(await statusOf('/old')).toBe('/th/promotion')
    state.rows = rows('new')
    await until(async () => (await statusOf('/new')) === '/th/promotion')
  })

  test('of 100,000 links loads without blocking requests', async () => {
    const all = Array.from({ length: 100_000 }, (_, index) => ({
      id: index + 1,
      code: `code-${index}`,
      target: '/promotion',
      expires_at: null,
      is_active: true,
    }))
    const table = new ShortLinkTable()
    // Turns of the event loop, each of which could have served a request.
    let turns = 0
    let next = setImmediate(function turn() {
      turns += 1
      next = setImmediate(turn)
    })
    await table.load({
      query: async <Row>(_: string, values: readonly unknown[] = []) => {
        const from = Number(values[0])
        return { rows: all.slice(from, from + 2_000) as Row[] }
      },
      close: async () => undefined,
    })
    clearImmediate(next)
    expect(table.size).toBe(100_000)
    expect(turns).toBeGreaterThanOrEqual(50)
  })

  test('no longer resolves a link once it has expired', async () => {
    const table = new ShortLinkTable()
    const until = new Date('2027-01-01T00:00:00Z')
    const { database } = giving({
      rows: [{ ...rows('x')[0], id: 1, code: 'x', target: '/home', expires_at: until, is_active: true }],
    })
    await table.load(database)
    expect(table.targetOf('x', until.getTime() - 1)).toBe('/home')
    expect(table.targetOf('x', until.getTime())).toBeUndefined()
    const ended = [-1, 0].map((after) => table.hasEnded('x', until.getTime() + after))
    expect([...ended, table.hasEnded('y', until.getTime())]).toEqual([false, true, false])
  })
})
