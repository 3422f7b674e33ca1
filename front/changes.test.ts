import { afterEach, describe, expect, test } from 'vitest'
import { type DoorUnderTest, gate, openDoor, sendPage, until } from './door-under-test'

let door: DoorUnderTest
afterEach(() => door.close())

describe('changed content', () => {
  const isRevalidation = (url: string | undefined) => url === '/api/internal/revalidate'

  test('reaches the app first, then drops the pages with the tag and warms those that were read', async () => {
    let version = 1
    door = await openDoor((request, response) => {
      if (isRevalidation(request.url)) version += 1
      sendPage(response, `version ${version}`)
    })
    for (const url of ['/th/home', '/th/condominium/noble-a', '/th/condominium/noble-b']) await door.get(url)
    door.change('project:noble-a')
    await until(() => door.seen.length === 5)
    expect(isRevalidation(door.seen[3]?.url)).toBe(true)
    expect(door.seen[3]?.headers['x-front-secret']).toBe('a secret between the two')
    await until(async () => (await door.get('/th/condominium/noble-a')).headers['x-cache'] === 'hit')
    expect((await door.get('/th/condominium/noble-a')).text).toBe('version 2')
    expect((await door.get('/th/condominium/noble-b')).text).toBe('version 1')
    expect(door.seen).toHaveLength(5)
  })

  test('throws away what was being rendered from the old content', async () => {
    const { waiting, hold } = gate()
    door = await openDoor((request, response) => (isRevalidation(request.url) ? response.end() : hold(response)))
    const before = door.get('/th/condominium/noble-a')
    await until(() => waiting.length === 1)
    door.change('project:noble-a')
    await until(() => door.seen.length === 2)
    await new Promise((resolve) => setTimeout(resolve, 20))
    const after = door.get('/th/condominium/noble-a')
    await until(() => waiting.length === 2)
    for (const [index, response] of waiting.entries()) sendPage(response, index === 0 ? 'old' : 'new')
    expect([(await before).text, (await after).text]).toEqual(['old', 'new'])
    expect((await door.get('/th/condominium/noble-a')).text).toBe('new')
  })

  test('is held to be told only when the app says that it gives out nothing old any more', async () => {
    let toldAt = 0
    door = await openDoor((request, response) => {
      if (!isRevalidation(request.url)) return sendPage(response, Date.now() < toldAt + 300 ? 'old' : 'new')
      toldAt ||= Date.now()
      response.setHeader('content-type', 'application/json')
      response.end('{"revalidated":1,"inMs":300}')
    })
    const read = async () => (await door.get('/th/home')).headers['x-cache']
    expect(await read()).toBe('miss')
    door.change('home')
    await until(() => toldAt > 0)
    expect(await read()).toBe('hit')
    await until(async () => (await door.get('/th/home')).text === 'new')
    expect(Date.now() - toldAt).toBeLessThan(900)
  })

  test.each([
    ['', 20],
    [', however long the app makes it', 1500],
  ])('drops once more what the app, asked anew, gave from what it was making before%s', async (_, afterMs) => {
    const { waiting, hold } = gate()
    let isOld = true
    door = await openDoor((request, response) => {
      if (isRevalidation(request.url)) return response.end()
      return isOld ? hold(response) : sendPage(response, 'new')
    })
    const before = door.get('/th/condominium/noble-a')
    await until(() => waiting.length === 1)
    door.change('project:noble-a')
    await until(() => door.seen.length === 2)
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    const joined = door.get('/th/condominium/noble-a')
    await until(() => waiting.length === 2)
    isOld = false
    for (const response of waiting) sendPage(response, 'old')
    expect([(await before).text, (await joined).text]).toEqual(['old', 'old'])
    await until(async () => (await door.get('/th/condominium/noble-a')).text === 'new')
    expect(door.seen.filter(({ url }) => isRevalidation(url))).toHaveLength(2)
  })

  test('drops once more what the app finished while it was being told', async () => {
    const { waiting, hold } = gate()
    let told = 0
    let answerTold = () => {}
    door = await openDoor((request, response) => {
      if (!isRevalidation(request.url)) return told < 2 ? hold(response) : sendPage(response, 'new')
      told += 1
      if (told > 1) return response.end()
      answerTold = () => response.end()
    })
    const before = door.get('/th/condominium/noble-a')
    await until(() => waiting.length === 1)
    door.change('project:noble-a')
    await until(() => told === 1)
    for (const response of waiting) sendPage(response, 'old')
    expect((await before).text).toBe('old')
    answerTold()
    await until(() => told === 2)
    await until(async () => (await door.get('/th/condominium/noble-a')).text === 'new')
  })

  test('drops once more what the app was making, although an earlier change had made it old already', async () => {
    const page = '/th/condominium/noble-a'
    const { waiting, hold } = gate()
    const told: (() => void)[] = []
    let isOld = true
    door = await openDoor((request, response) => {
      if (isRevalidation(request.url)) told.push(() => response.end())
      else if (isOld) hold(response)
      else sendPage(response, 'new')
    })
    const first = door.get(page)
    await until(() => waiting.length === 1)
    door.change('project:noble-a')
    await until(() => told.length === 1)
    told[0]?.()
    await new Promise((resolve) => setTimeout(resolve, 50))
    const second = door.get(page)
    await until(() => waiting.length === 2)
    sendPage(waiting[0] as never, 'old')
    await first
    await until(() => told.length === 2)
    // While the first change is told for the second time, another one comes; what is being made is older than both.
    door.change('menus')
    await until(() => told.length === 3)
    told[1]?.()
    await new Promise((resolve) => setTimeout(resolve, 50))
    told[2]?.()
    await new Promise((resolve) => setTimeout(resolve, 50))
    isOld = false
    sendPage(waiting[1] as never, 'old')
    await second
    await until(() => told.length === 4)
    told[3]?.()
    await until(async () => (await door.get(page)).text === 'new')
  })

  test('is told until it could be told, the second time too', async () => {
    const { waiting, hold } = gate()
    let told = 0
    door = await openDoor((request, response) => {
      if (!isRevalidation(request.url)) return hold(response)
      told += 1
      response.statusCode = told === 2 ? 500 : 200
      response.end()
    })
    const before = door.get('/th/condominium/noble-a')
    await until(() => waiting.length === 1)
    door.change('project:noble-a')
    await until(() => told === 1)
    await new Promise((resolve) => setTimeout(resolve, 20))
    for (const response of waiting) sendPage(response, 'old')
    await before
    await until(() => told >= 3)
  })

  test('is told once where the app was making nothing', async () => {
    door = await openDoor((request, response) => {
      if (isRevalidation(request.url)) return response.end()
      sendPage(response)
    })
    await door.get('/th/condominium/noble-a')
    door.change('project:noble-a')
    await until(() => door.seen.length === 3)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(door.seen.map(({ url }) => isRevalidation(url))).toEqual([false, true, false])
  })

  test('makes nothing ahead of time while somebody waits for a page', async () => {
    const { waiting, hold } = gate()
    door = await openDoor((request, response) => {
      if (isRevalidation(request.url)) return response.end()
      return request.url?.endsWith('noble-slow') ? hold(response) : sendPage(response)
    })
    await door.get('/th/condominium/noble-a')
    const slow = door.get('/th/condominium/noble-slow')
    await until(() => waiting.length === 1)
    door.change('project:noble-a')
    await until(() => door.seen.some(({ url }) => isRevalidation(url)))
    await new Promise((resolve) => setTimeout(resolve, 100))
    const times = () => door.seen.filter(({ url }) => url?.endsWith('noble-a')).length
    expect(times()).toBe(1)
    for (const response of waiting) sendPage(response)
    await slow
    await until(() => times() === 2)
  })

  test('drops everything after messages may have been lost', async () => {
    door = await openDoor((_, response) => sendPage(response))
    await door.get('/th/success')
    door.gap()
    await until(async () => door.seen.length >= 3)
    expect(isRevalidation(door.seen[1]?.url)).toBe(true)
  })

  test('is told again to an app that was away', async () => {
    let isAway = true
    door = await openDoor((request, response) => {
      if (isRevalidation(request.url) && isAway) response.writeHead(500)
      response.end()
    })
    door.change('home')
    await until(() => door.seen.length === 1)
    isAway = false
    await until(() => door.seen.length === 2)
    expect(isRevalidation(door.seen[1]?.url)).toBe(true)
  })
})

describe('without the app', () => {
  test('kept pages still answer, dropped ones come back as stale, and the rest is a page in four languages', async () => {
    door = await openDoor((_, response) => sendPage(response))
    await door.get('/th/home')
    await door.get('/en/condominium/noble-a')
    await door.closeApp()
    expect((await door.get('/th/home')).headers['x-cache']).toBe('hit')
    door.change('project:noble-a')
    await until(async () => (await door.get('/en/condominium/noble-a')).headers['x-cache'] === 'stale')
    const words = { th: 'กำลังจัดบ้าน', en: 'putting the house in order', cht: '整理屋子', chs: '收拾屋子' }
    for (const [locale, word] of Object.entries(words)) {
      const answer = await door.get(`/${locale}/project/house/all`)
      expect([answer.status, Number(answer.headers['retry-after'])]).toEqual([503, 10])
      expect(answer.text).toContain(word)
    }
    const posted = await door.send('POST', '/api/leads', { 'content-type': 'application/json' }, '{"name":"x"}')
    expect([posted.status, JSON.parse(posted.text).error]).toEqual([503, 'unavailable'])
    const call = await door.get('/api/anything')
    expect([call.status, JSON.parse(call.text).error]).toEqual([503, 'unavailable'])
    expect((await door.get('/th/nothing-here')).status).toBe(404)
    expect((await door.get('/healthz')).status).toBe(200)
    expect((await door.get('/readyz')).status).toBe(503)
  })

  test('a page that an editor took down does not come back', async () => {
    let isGone = false
    door = await openDoor((_, response) => {
      if (isGone) response.writeHead(404).end('gone')
      else sendPage(response)
    })
    await door.get('/th/condominium/noble-a')
    isGone = true
    door.change('project:noble-a')
    await until(async () => (await door.get('/th/condominium/noble-a')).status === 404)
    await door.closeApp()
    expect((await door.get('/th/condominium/noble-a')).status).toBe(503)
  })
})
