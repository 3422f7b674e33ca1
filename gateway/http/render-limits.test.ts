import { afterEach, describe, expect, test } from 'vitest'
import { openGateway, routerState, type TestGateway } from '../test-gateway'
import { NOTICE_WORDS } from './error-words'
import type { Limits } from './limits'

let gateway: TestGateway
afterEach(() => gateway.close())

describe('renders are rate-limited', () => {
  const shared = { 'cache-control': 's-maxage=3600', 'content-type': 'text/html; charset=utf-8' }
  const few = { burst: 2, perSecond: 0.1 }
  const openPages = async (limits: Partial<Limits>) => {
    gateway = await openGateway((_, response) => response.writeHead(200, shared).end('<title>a page</title>'), {
      limits,
    })
  }
  const statusOf = async (url: string, headers = {}) => (await gateway.get(url, headers)).status

  test.each([
    ['for one visitor', (index: number) => `/th/search-result?keyword=a${index}`],
    ['for a query', (index: number) => `/th/success?project=made-up-${index}`],
    ['for a filter', (index: number) => `/th/project/condominium/all?price=${index}-`],
    ['for free words', (index: number) => `/th/career/detail/7/made-up-${index}`],
  ])('%s: too many get 429 in the language of the address with Retry-After', async (_, addressOf) => {
    await openPages({ pages: few })
    for (const index of [1, 2]) expect(await statusOf(addressOf(index))).toBe(200)
    const refused = await gateway.get(addressOf(3).replace('/th/', '/chs/'))
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect(refused.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(refused.text).toContain(`<h1>${NOTICE_WORDS.chs[429].title}</h1>`)
    expect(gateway.seen).toHaveLength(2)
  })

  test('cached pages and pages of editors are still served', async () => {
    await openPages({ pages: few })
    for (const index of [1, 2, 3]) await gateway.get(`/th/success?project=made-up-${index}`)
    for (let times = 0; times < 5; times += 1) {
      expect(await statusOf('/th/success?project=made-up-1')).toBe(200)
      expect(await statusOf(`/th/condominium/noble-${times}`)).toBe(200)
    }
    expect((await gateway.send('HEAD', '/th/success?project=made-up-2')).status).toBe(200)
    expect(await statusOf('/th/home?utm_source=line')).toBe(200)
  })

  test('payloads have their own limit, and the page itself is still served', async () => {
    await openPages({ data: few })
    const ask = (index: number) =>
      statusOf('/th/home', { rsc: '1', 'next-router-state-tree': routerState(`made-up-${index}`) })
    for (const status of [200, 200, 429]) expect(await ask(gateway.seen.length)).toBe(status)
    expect(await ask(0)).toBe(200)
    expect(await statusOf('/th/search-result?keyword=a', { rsc: '1' })).toBe(429)
    expect(await statusOf('/th/home')).toBe(200)
    expect(await statusOf('/th/search-result?keyword=a')).toBe(200)
  })

  test('availability calls are limited', async () => {
    await openPages({ live: few })
    for (const status of [200, 200, 429]) expect(await statusOf('/api/availability/noble-one')).toBe(status)
    const refused = await gateway.get('/api/availability/noble-two/stream')
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect(JSON.parse(refused.text).error).toBe('too_many_requests')
  })

  test('many requests for missing pages delay the next uncached one', async () => {
    gateway = await openGateway(
      (request, response) =>
        request.url?.includes('/nothing')
          ? response.writeHead(404).end()
          : response.writeHead(200, shared).end('<title>a page</title>'),
      { limits: { missing: few }, env: { TRUSTED_PROXIES: '127.0.0.1' } },
    )
    const from = (visitor: string) => ({ 'x-forwarded-for': visitor })
    for (let times = 0; times < 5; times += 1)
      expect(await statusOf(`/th/condominium/noble-${times}`, from('10.0.0.1'))).toBe(200)
    // All at once, before any is known to be missing: each takes a token.
    const asked = [1, 2, 3, 4].map((index) => statusOf(`/th/condominium/nothing-${index}`, from('10.0.0.1')))
    expect(await Promise.all(asked)).toEqual([404, 404, 404, 404])
    const count = gateway.seen.length
    for (const path of ['condominium/nothing-5', 'policy/nothing-6', 'news-detail/nothing/7', 'condominium/noble-5']) {
      const refused = await gateway.get(`/chs/${path}`, from('10.0.0.1'))
      expect([refused.status, Number(refused.headers['retry-after']) > 10], path).toEqual([429, true])
      expect(refused.text).toContain(`<h1>${NOTICE_WORDS.chs[429].title}</h1>`)
    }
    expect(await statusOf('/th/condominium/nothing-8', { rsc: '1', ...from('10.0.0.1') })).toBe(429)
    expect(gateway.seen).toHaveLength(count)
    for (const path of ['condominium/noble-1', 'home', 'career/detail/7/made-up'])
      expect(await statusOf(`/th/${path}`, from('10.0.0.1')), path).toBe(200)
    expect(await statusOf('/th/nowhere/at/all', from('10.0.0.1'))).toBe(404)
    expect(await statusOf('/th/condominium/nothing-9', from('10.0.0.2'))).toBe(404)
  })

  test('each network has its own limit', async () => {
    gateway = await openGateway((_, response) => response.end(), {
      limits: { pages: few },
      env: { TRUSTED_PROXIES: '127.0.0.1' },
    })
    for (const from of ['10.0.0.1', '10.0.0.2'])
      for (const status of [200, 200, 429])
        expect(await statusOf('/th/search-result?keyword=a', { 'x-forwarded-for': from })).toBe(status)
  })
})
