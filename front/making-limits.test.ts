import { afterEach, describe, expect, test } from 'vitest'
import { type DoorUnderTest, openDoor } from './door-under-test'
import { NOTICE_WORDS } from './error-words'
import type { Limits } from './limits'

let door: DoorUnderTest
afterEach(() => door.close())

describe('pages that must be made', () => {
  const shared = { 'cache-control': 's-maxage=3600', 'content-type': 'text/html; charset=utf-8' }
  const few = { burst: 2, perSecond: 0.1 }
  const openPages = async (limits: Partial<Limits>) => {
    door = await openDoor((_, response) => response.writeHead(200, shared).end('<title>a page</title>'), { limits })
  }
  const statusOf = async (url: string, headers = {}) => (await door.get(url, headers)).status

  test.each([
    ['for one visitor', (index: number) => `/th/search-result?keyword=a${index}`],
    ['for a query', (index: number) => `/th/success?project=made-up-${index}`],
    ['for a filter', (index: number) => `/th/project/condominium/all?price=${index}-`],
    ['for free words', (index: number) => `/th/promotion/made-up-${index}`],
  ])('%s: too many are refused in the language of the address, and say when to come back', async (_, addressOf) => {
    await openPages({ pages: few })
    for (const index of [1, 2]) expect(await statusOf(addressOf(index))).toBe(200)
    const refused = await door.get(addressOf(3).replace('/th/', '/chs/'))
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect(refused.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(refused.text).toContain(`<h1>${NOTICE_WORDS.chs[429].title}</h1>`)
    expect(door.seen).toHaveLength(2)
  })

  test('what is kept is answered all the same, and so is each page that editors made', async () => {
    await openPages({ pages: few })
    for (const index of [1, 2, 3]) await door.get(`/th/success?project=made-up-${index}`)
    for (let times = 0; times < 5; times += 1) {
      expect(await statusOf('/th/success?project=made-up-1')).toBe(200)
      expect(await statusOf(`/th/condominium/noble-${times}`)).toBe(200)
    }
    expect((await door.send('HEAD', '/th/success?project=made-up-2')).status).toBe(200)
    expect(await statusOf('/th/home?utm_source=line')).toBe(200)
  })

  test('data has a limit of its own, and the page itself is there', async () => {
    await openPages({ data: few })
    const ask = (index: number) => statusOf('/th/home', { rsc: '1', 'next-router-state-tree': `made-up-${index}` })
    for (const status of [200, 200, 429]) expect(await ask(door.seen.length)).toBe(status)
    expect(await ask(0)).toBe(200)
    expect(await statusOf('/th/search-result?keyword=a', { rsc: '1' })).toBe(429)
    expect(await statusOf('/th/home')).toBe(200)
    expect(await statusOf('/th/search-result?keyword=a')).toBe(200)
  })

  test('the state of homes, too, is asked only so often', async () => {
    await openPages({ live: few })
    for (const status of [200, 200, 429]) expect(await statusOf('/api/availability/noble-one')).toBe(status)
    const refused = await door.get('/api/availability/noble-two/stream')
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect(JSON.parse(refused.text).error).toBe('too_many_requests')
  })

  test('whoever asks for many pages that there are not waits before the next that is not kept', async () => {
    door = await openDoor(
      (request, response) =>
        request.url?.includes('/nothing')
          ? response.writeHead(404).end()
          : response.writeHead(200, shared).end('<title>a page</title>'),
      { limits: { missing: few }, env: { TRUSTED_PROXIES: '127.0.0.1' } },
    )
    const from = (visitor: string) => ({ 'x-forwarded-for': visitor })
    for (let times = 0; times < 5; times += 1)
      expect(await statusOf(`/th/condominium/noble-${times}`, from('10.0.0.1'))).toBe(200)
    // All at once, before it is known of any that there is none: each is paid for.
    const asked = [1, 2, 3, 4].map((index) => statusOf(`/th/condominium/nothing-${index}`, from('10.0.0.1')))
    expect(await Promise.all(asked)).toEqual([404, 404, 404, 404])
    const count = door.seen.length
    for (const path of ['condominium/nothing-5', 'policy/nothing-6', 'news-detail/nothing/7', 'condominium/noble-5']) {
      const refused = await door.get(`/chs/${path}`, from('10.0.0.1'))
      expect([refused.status, Number(refused.headers['retry-after']) > 10], path).toEqual([429, true])
      expect(refused.text).toContain(`<h1>${NOTICE_WORDS.chs[429].title}</h1>`)
    }
    expect(await statusOf('/th/condominium/nothing-8', { rsc: '1', ...from('10.0.0.1') })).toBe(429)
    expect(door.seen).toHaveLength(count)
    for (const path of ['condominium/noble-1', 'home', 'promotion/made-up'])
      expect(await statusOf(`/th/${path}`, from('10.0.0.1')), path).toBe(200)
    expect(await statusOf('/th/nowhere/at/all', from('10.0.0.1'))).toBe(404)
    expect(await statusOf('/th/condominium/nothing-9', from('10.0.0.2'))).toBe(404)
  })

  test('each network has its own', async () => {
    door = await openDoor((_, response) => response.end(), {
      limits: { pages: few },
      env: { TRUSTED_PROXIES: '127.0.0.1' },
    })
    for (const from of ['10.0.0.1', '10.0.0.2'])
      for (const status of [200, 200, 429])
        expect(await statusOf('/th/search-result?keyword=a', { 'x-forwarded-for': from })).toBe(status)
  })
})
