import { afterEach, describe, expect, test } from 'vitest'
import { gate, openGateway, sendPage, type TestGateway, until } from '../test-gateway'

let gateway: TestGateway
afterEach(() => gateway.close())

describe('changed content', () => {
  const isRevalidation = (url: string | undefined) => url === '/api/internal/revalidate'

  test('revalidates the app first, then evicts tagged pages and warms the popular ones', async () => {
    let version = 1
    gateway = await openGateway((request, response) => {
      if (isRevalidation(request.url)) version += 1
      sendPage(response, `version ${version}`)
    })
    for (const url of ['/th/home', '/th/condominium/noble-a', '/th/condominium/noble-b']) await gateway.get(url)
    gateway.change('project:noble-a')
    await until(() => gateway.seen.length === 5)
    expect(isRevalidation(gateway.seen[3]?.url)).toBe(true)
    expect(gateway.seen[3]?.headers['x-gateway-secret']).toBe('a secret between the two')
    await until(async () => (await gateway.get('/th/condominium/noble-a')).headers['x-cache'] === 'hit')
    expect((await gateway.get('/th/condominium/noble-a')).text).toBe('version 2')
    expect((await gateway.get('/th/condominium/noble-b')).text).toBe('version 1')
    expect(gateway.seen).toHaveLength(5)
  })

  test('discards a render that began before the change', async () => {
    const { waiting, hold } = gate()
    gateway = await openGateway((request, response) => (isRevalidation(request.url) ? response.end() : hold(response)))
    const before = gateway.get('/th/condominium/noble-a')
    await until(() => waiting.length === 1)
    gateway.change('project:noble-a')
    await until(() => gateway.seen.length === 2)
    await new Promise((resolve) => setTimeout(resolve, 20))
    const after = gateway.get('/th/condominium/noble-a')
    await until(() => waiting.length === 2)
    for (const [index, response] of waiting.entries()) sendPage(response, index === 0 ? 'old' : 'new')
    expect([(await before).text, (await after).text]).toEqual(['old', 'new'])
    expect((await gateway.get('/th/condominium/noble-a')).text).toBe('new')
  })

  test('waits until the app no longer serves old content', async () => {
    let toldAt = 0
    gateway = await openGateway((request, response) => {
      if (!isRevalidation(request.url)) return sendPage(response, Date.now() < toldAt + 300 ? 'old' : 'new')
      toldAt ||= Date.now()
      response.setHeader('content-type', 'application/json')
      response.end('{"revalidated":1,"inMs":300}')
    })
    const read = async () => (await gateway.get('/th/home')).headers['x-cache']
    expect(await read()).toBe('miss')
    gateway.change('home')
    await until(() => toldAt > 0)
    expect(await read()).toBe('hit')
    await until(async () => (await gateway.get('/th/home')).text === 'new')
    expect(Date.now() - toldAt).toBeLessThan(900)
  })

  test.each([
    ['', 20],
    [', however long the app makes it', 1500],
  ])('evicts again a page rendered from old content after the change%s', async (_, afterMs) => {
    const { waiting, hold } = gate()
    let isOld = true
    gateway = await openGateway((request, response) => {
      if (isRevalidation(request.url)) return response.end()
      return isOld ? hold(response) : sendPage(response, 'new')
    })
    const before = gateway.get('/th/condominium/noble-a')
    await until(() => waiting.length === 1)
    gateway.change('project:noble-a')
    await until(() => gateway.seen.length === 2)
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    const joined = gateway.get('/th/condominium/noble-a')
    await until(() => waiting.length === 2)
    isOld = false
    for (const response of waiting) sendPage(response, 'old')
    expect([(await before).text, (await joined).text]).toEqual(['old', 'old'])
    await until(async () => (await gateway.get('/th/condominium/noble-a')).text === 'new')
    expect(gateway.seen.filter(({ url }) => isRevalidation(url))).toHaveLength(2)
  })

  test('evicts again a page that finished while the app was revalidating', async () => {
    const { waiting, hold } = gate()
    let revalidations = 0
    let answerRevalidation = () => {}
    gateway = await openGateway((request, response) => {
      if (!isRevalidation(request.url)) return revalidations < 2 ? hold(response) : sendPage(response, 'new')
      revalidations += 1
      if (revalidations > 1) return response.end()
      answerRevalidation = () => response.end()
    })
    const before = gateway.get('/th/condominium/noble-a')
    await until(() => waiting.length === 1)
    gateway.change('project:noble-a')
    await until(() => revalidations === 1)
    for (const response of waiting) sendPage(response, 'old')
    expect((await before).text).toBe('old')
    answerRevalidation()
    await until(() => revalidations === 2)
    await until(async () => (await gateway.get('/th/condominium/noble-a')).text === 'new')
  })

  test('evicts again a render that two changes overtook', async () => {
    const page = '/th/condominium/noble-a'
    const { waiting, hold } = gate()
    const revalidations: (() => void)[] = []
    let isOld = true
    gateway = await openGateway((request, response) => {
      if (isRevalidation(request.url)) revalidations.push(() => response.end())
      else if (isOld) hold(response)
      else sendPage(response, 'new')
    })
    const first = gateway.get(page)
    await until(() => waiting.length === 1)
    gateway.change('project:noble-a')
    await until(() => revalidations.length === 1)
    revalidations[0]?.()
    await new Promise((resolve) => setTimeout(resolve, 50))
    const second = gateway.get(page)
    await until(() => waiting.length === 2)
    sendPage(waiting[0] as never, 'old')
    await first
    await until(() => revalidations.length === 2)
    // A second change arrives during the second notification of the first; the running render predates both.
    gateway.change('menus')
    await until(() => revalidations.length === 3)
    revalidations[1]?.()
    await new Promise((resolve) => setTimeout(resolve, 50))
    revalidations[2]?.()
    await new Promise((resolve) => setTimeout(resolve, 50))
    isOld = false
    sendPage(waiting[1] as never, 'old')
    await second
    await until(() => revalidations.length === 4)
    revalidations[3]?.()
    await until(async () => (await gateway.get(page)).text === 'new')
  })

  test('retries until the app has revalidated, also on the second pass', async () => {
    const { waiting, hold } = gate()
    let revalidations = 0
    gateway = await openGateway((request, response) => {
      if (!isRevalidation(request.url)) return hold(response)
      revalidations += 1
      response.statusCode = revalidations === 2 ? 500 : 200
      response.end()
    })
    const before = gateway.get('/th/condominium/noble-a')
    await until(() => waiting.length === 1)
    gateway.change('project:noble-a')
    await until(() => revalidations === 1)
    await new Promise((resolve) => setTimeout(resolve, 20))
    for (const response of waiting) sendPage(response, 'old')
    await before
    await until(() => revalidations >= 3)
  })

  test('revalidates once when nothing was being rendered', async () => {
    gateway = await openGateway((request, response) => {
      if (isRevalidation(request.url)) return response.end()
      sendPage(response)
    })
    await gateway.get('/th/condominium/noble-a')
    gateway.change('project:noble-a')
    await until(() => gateway.seen.length === 3)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(gateway.seen.map(({ url }) => isRevalidation(url))).toEqual([false, true, false])
  })

  test('does not warm pages while a visitor waits for one', async () => {
    const { waiting, hold } = gate()
    gateway = await openGateway((request, response) => {
      if (isRevalidation(request.url)) return response.end()
      return request.url?.endsWith('noble-slow') ? hold(response) : sendPage(response)
    })
    await gateway.get('/th/condominium/noble-a')
    const slow = gateway.get('/th/condominium/noble-slow')
    await until(() => waiting.length === 1)
    gateway.change('project:noble-a')
    await until(() => gateway.seen.some(({ url }) => isRevalidation(url)))
    await new Promise((resolve) => setTimeout(resolve, 100))
    const times = () => gateway.seen.filter(({ url }) => url?.endsWith('noble-a')).length
    expect(times()).toBe(1)
    for (const response of waiting) sendPage(response)
    await slow
    await until(() => times() === 2)
  })

  test('evicts everything after notifications may have been lost', async () => {
    gateway = await openGateway((_, response) => sendPage(response))
    await gateway.get('/th/success')
    gateway.gap()
    await until(async () => gateway.seen.length >= 3)
    expect(isRevalidation(gateway.seen[1]?.url)).toBe(true)
  })

  test('is delivered to an app that was down', async () => {
    let isAway = true
    gateway = await openGateway((request, response) => {
      if (isRevalidation(request.url) && isAway) response.writeHead(500)
      response.end()
    })
    gateway.change('home')
    await until(() => gateway.seen.length === 1)
    isAway = false
    await until(() => gateway.seen.length === 2)
    expect(isRevalidation(gateway.seen[1]?.url)).toBe(true)
  })
})

describe('without the app', () => {
  test('cached pages are served, evicted ones as stale copies, and the rest get an error page in their language', async () => {
    gateway = await openGateway((_, response) => sendPage(response))
    await gateway.get('/th/home')
    await gateway.get('/en/condominium/noble-a')
    await gateway.closeApp()
    expect((await gateway.get('/th/home')).headers['x-cache']).toBe('hit')
    gateway.change('project:noble-a')
    await until(async () => (await gateway.get('/en/condominium/noble-a')).headers['x-cache'] === 'stale')
    const words = { th: 'ไม่พร้อมให้บริการ', en: 'unavailable', cht: '暫時無法', chs: '暂时无法' }
    for (const [locale, word] of Object.entries(words)) {
      const answer = await gateway.get(`/${locale}/project/house/all`)
      expect([answer.status, Number(answer.headers['retry-after'])]).toEqual([503, 10])
      expect(answer.text).toContain(word)
    }
    const posted = await gateway.send('POST', '/api/leads', { 'content-type': 'application/json' }, '{"name":"x"}')
    expect([posted.status, JSON.parse(posted.text).error]).toEqual([503, 'unavailable'])
    const call = await gateway.get('/api/anything')
    expect([call.status, JSON.parse(call.text).error]).toEqual([503, 'unavailable'])
    expect((await gateway.get('/th/nothing-here')).status).toBe(404)
    expect((await gateway.get('/healthz')).status).toBe(200)
    expect((await gateway.get('/readyz')).status).toBe(503)
  })

  test('a page that an editor took down is not served as a stale copy', async () => {
    let isGone = false
    gateway = await openGateway((_, response) => {
      if (isGone) response.writeHead(404).end('gone')
      else sendPage(response)
    })
    await gateway.get('/th/condominium/noble-a')
    isGone = true
    gateway.change('project:noble-a')
    await until(async () => (await gateway.get('/th/condominium/noble-a')).status === 404)
    await gateway.closeApp()
    expect((await gateway.get('/th/condominium/noble-a')).status).toBe(503)
  })
})
