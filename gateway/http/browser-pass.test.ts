import { afterEach, describe, expect, test } from 'vitest'
import { openGateway, sendPage, type TestGateway } from '../test-gateway'
import { BrowserPasses } from './browser-pass'
import { FairBuckets, KnownBrowsers } from './fair-buckets'
import { LIMITS } from './limits'

const HOUR = 3_600_000
const SECRET = 'a secret between the two'
const NOW = Date.UTC(2026, 10, 28)

const sentBack = (cookie: string | null) => (cookie ?? '').split(';')[0] ?? ''
/** As the gateway reads it, once cookies are opened. */
const opened = (cookie: string | null) => sentBack(cookie).replace('__Host-', '')

describe('the pass of a browser', () => {
  let now = NOW
  const passes = new BrowserPasses(SECRET, true, () => now)
  const given = () => opened(passes.cookieFor(null))
  afterEach(() => {
    now = NOW
  })

  test('says nothing but a random number, is read by no script and stays on this host', () => {
    const cookie = passes.cookieFor(null) ?? ''
    expect(cookie).toMatch(
      /^__Host-browser=[\w-]{22}\.[0-9a-z]+\.[\w-]{22}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect(given()).not.toBe(opened(cookie))
    expect(new BrowserPasses(SECRET, false).cookieFor(null)).toMatch(/^browser=[^;]+; .*HttpOnly; SameSite=Lax$/)
  })

  test('is no pass when it was changed, made with another key, made for later, or is over', () => {
    const good = given()
    expect(passes.read(`a=b; ${good}; c=d`)).toMatchObject({ ageMs: 0 })
    const [, id = '', made = '', signature = ''] = /=(.+)\.(.+)\.(.+)/.exec(good) ?? []
    const flipped = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1)
    const foreign = opened(new BrowserPasses('another secret of 16', true, () => now).cookieFor(null))
    const early = opened(new BrowserPasses(SECRET, true, () => now + HOUR).cookieFor(null))
    for (const forged of [
      `browser=${flipped(id)}.${made}.${signature}`,
      `browser=${id}.${(Number.parseInt(made, 36) + 1).toString(36)}.${signature}`,
      `browser=${id}.${made}.${flipped(signature)}`,
      ...[foreign, early, `x${good}`, `__Host-${good}`, ''],
    ])
      expect(passes.read(forged), forged).toBeNull()
    now = NOW + 12 * HOUR
    expect(passes.read(good)).toBeNull()
  })

  test('is renewed after six hours, and one pass never becomes two browsers', () => {
    const pass = given()
    expect(passes.cookieFor(passes.read(pass))).toBeNull()
    now = NOW + 7 * HOUR
    const renew = () => passes.read(opened(passes.cookieFor(passes.read(pass))))?.id
    const next = renew()
    expect(next).toMatch(/^[\w-]{22}$/)
    expect(pass).not.toContain(next)
    now += HOUR
    expect(renew()).toBe(next)
  })
})

describe('what a program gains with passes', () => {
  const SECOND = 1_000
  const fair = () => new FairBuckets(LIMITS, new KnownBrowsers(LIMITS.browsers))
  const network = '203.0.113.9'

  /** How many pages an address gets in some time, with so many passes, asking as fast as it can. */
  function got(browsers: number, seconds: number): number {
    const buckets = fair()
    const asked = Array.from({ length: seconds * 100 }, (_, n) => ({
      browser: browsers === 0 ? null : `b${n % browsers}`,
      at: Math.floor(n / 100) * SECOND,
    }))
    return asked.filter(({ browser, at }) => buckets.take('pages', { network, browser }, at) === 0).length
  }

  test('is bounded by its network: a thousand or a hundred thousand passes are a crowd, not a multitude', () => {
    const [without, one, thousand, more] = [got(0, 600), got(1, 600), got(1_000, 600), got(100_000, 600)]
    expect(without).toBeLessThanOrEqual(300 + 6_000)
    expect(one - without).toBeLessThanOrEqual(12 + 180)
    const crowd = LIMITS.browsers.kinds.pages.crowd
    for (const all of [thousand, more]) expect(all - without).toBeLessThanOrEqual(crowd.burst + crowd.perSecond * 600)
  })

  test('passes beyond those of a gallery get no allowance, wherever they were fetched', () => {
    const browsers = new KnownBrowsers(LIMITS.browsers)
    const standings = Array.from({ length: 1_500 }, (_, n) => browsers.standingOf(`b${n}`, network, 0))
    expect(standings.filter((one) => one === 'young')).toHaveLength(1_000)
    expect(browsers.standingOf('b1400', network, 0)).toBeNull()
    expect(browsers.standingOf('b1400', '198.51.100.1', 0)).toBe('young')
    expect(browsers.standingOf('b0', network, 600 * SECOND)).toBe('known')
  })

  test('a gallery of 200 behind one address that is used up is not shut; without passes it is', () => {
    const press = (hasPasses: boolean) => {
      const buckets = fair()
      for (let n = 0; n < 400; n += 1) buckets.take('posts', { network, browser: null }, 0)
      return Array.from({ length: 200 }, (_, n) =>
        buckets.take('posts', { network, browser: hasPasses ? `b${n}` : null }, 0),
      ).filter((wait) => wait === 0).length
    }
    expect([press(true), press(false)]).toEqual([200, 0])
  })
})

describe('a browser behind an address that others use up', () => {
  let gateway: TestGateway
  afterEach(() => gateway.close())
  const few = { burst: 3, perSecond: 0.01 }
  const PRIVATE = { 'cache-control': 'private, no-store', 'set-cookie': 'own=1' }
  const open = (headers: Record<string, string> = PRIVATE) =>
    openGateway((_, response) => response.writeHead(200, headers).end('from the app'), { limits: { posts: few } })
  const send = (cookie = '') => gateway.send('POST', '/api/leads', { cookie, 'sec-fetch-site': 'same-origin' })
  const passIn = (cookies: readonly string[] | undefined) =>
    sentBack(cookies?.find((line) => line.startsWith('__Host-browser=')) ?? '')

  test('goes on with the pass that the refusal gave it; forged and ended ones are refused', async () => {
    gateway = await open()
    for (const status of [200, 200, 200]) expect((await send()).status).toBe(status)
    const refused = await send()
    expect(refused.status).toBe(429)
    const pass = passIn(refused.headers['set-cookie'])
    const over = sentBack(new BrowserPasses(SECRET, true, () => Date.now() - 13 * HOUR).cookieFor(null))
    for (const cookie of [over, `${pass.slice(0, -3)}AAA`, pass.replace(/=.{5}/, '=AAAAA')])
      expect((await send(cookie)).status, cookie).toBe(429)
    expect((await send(pass)).status).toBe(200)
    expect(gateway.seen.at(-1)?.headers['x-browser']).toBe(/=([\w-]{22})/.exec(pass)?.[1])
  })

  test('has its pass beside the cookies of the app, and is not given another while it is good', async () => {
    gateway = await open()
    const first = await gateway.get('/api/leads', { 'x-browser': 'made up' })
    expect(first.headers['set-cookie']).toHaveLength(2)
    expect(gateway.seen[0]?.headers['x-browser']).toBeUndefined()
    const next = await gateway.get('/api/leads', { cookie: passIn(first.headers['set-cookie']) })
    expect(next.headers['set-cookie']).toEqual(['own=1; Secure'])
  })

  test('gets none with what caches may keep', async () => {
    gateway = await openGateway((request, response) => {
      if (request.url?.startsWith('/api')) response.writeHead(200, { 'cache-control': 'public, max-age=60' }).end('{}')
      else sendPage(response)
    })
    const [fresh, cached, call] = [
      await gateway.get('/th/home'),
      await gateway.get('/th/home'),
      await gateway.get('/api/x'),
    ]
    expect([fresh.headers['x-cache'], fresh.status, cached.status]).toEqual(['miss', 200, 200])
    for (const { headers } of [fresh, cached, call]) expect(headers['set-cookie']).toBeUndefined()
  })
})
