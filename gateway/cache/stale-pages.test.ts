import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { gate, openGateway, PAGE, sendPage, type TestGateway, until } from '../test-gateway'

let gateway: TestGateway
afterEach(() => gateway.close())

const A = '/th/condominium/noble-a'
const OWN = 'project:noble-a'
const isRevalidation = (url: string | undefined) => url === '/api/internal/revalidate'
const cacheOf = async (url: string) => (await gateway.get(url)).headers['x-cache']

/** An app that answers at once until it is told to hold its renders. */
async function openHeldGateway() {
  const { waiting, hold } = gate()
  const app = { isHolding: false, body: PAGE, waiting }
  gateway = await openGateway((request, response) => {
    if (isRevalidation(request.url)) response.end()
    else if (app.isHolding) hold(response)
    else sendPage(response, app.body)
  })
  const told = () => until(() => gateway.seen.some(({ url }) => isRevalidation(url)))
  return { app, told }
}

const sendAll = (waiting: ServerResponse[], body: string) => {
  for (const response of waiting.splice(0)) sendPage(response, body)
}

describe('visitors of a page that was edited', () => {
  test('wait for nothing: they get the old page while one render makes the new one', async () => {
    const { app, told } = await openHeldGateway()
    await gateway.get(A)
    app.isHolding = true
    gateway.edit(OWN)
    await told()
    await until(async () => (await cacheOf(A)) === 'updating')
    const answers = await Promise.all(Array.from({ length: 20 }, () => gateway.get(A)))
    expect(answers.map(({ text, headers }) => [text, headers['x-cache']])).toEqual(
      Array.from({ length: 20 }, () => [PAGE, 'updating']),
    )
    expect(app.waiting).toHaveLength(1)
    sendAll(app.waiting, 'new')
    await until(async () => (await gateway.get(A)).text === 'new')
    expect(await cacheOf(A)).toBe('hit')
  })

  test('see it by themselves: the page is made again before anybody asks', async () => {
    const { app } = await openHeldGateway()
    for (const _ of [1, 2]) await gateway.get(A)
    app.body = 'new'
    gateway.edit(OWN)
    await until(() => gateway.seen.length === 3)
    await until(async () => (await cacheOf(A)) === 'hit')
    expect((await gateway.get(A)).text).toBe('new')
  })

  test('cause at most two renders at once, however many pages were edited', async () => {
    const { app, told } = await openHeldGateway()
    const pages = Array.from({ length: 12 }, (_, index) => `/th/condominium/noble-${index}`)
    for (const page of pages) await gateway.get(page)
    app.isHolding = true
    gateway.edit('site')
    await told()
    await until(async () => (await cacheOf(pages[0] ?? '')) === 'updating')
    for (const page of pages) expect(await cacheOf(page), page).toBe('updating')
    // One of the two may have been made ahead of requests.
    expect(app.waiting.length).toBeLessThanOrEqual(3)
    app.isHolding = false
    sendAll(app.waiting, 'new')
    await until(async () => (await Promise.all(pages.map(cacheOf))).every((cache) => cache === 'hit'))
  })

  test('keep its compressed forms when it came out the same', async () => {
    const { app } = await openHeldGateway()
    app.body = `<pre>${await readFile('README.md', 'utf8')}</pre>`
    const tag = async () => String((await gateway.get(A, { 'accept-encoding': 'br' })).headers.etag)
    await until(async () => (await tag()).includes('-b11'))
    const best = await tag()
    gateway.edit(OWN)
    await until(() => gateway.seen.length === 3)
    await until(async () => (await cacheOf(A)) === 'hit')
    expect(await tag()).toBe(best)
  })
})

describe('visitors of a page that was withdrawn', () => {
  test.each([
    ['wait for the app', (response: ServerResponse) => void response.writeHead(404).end('gone'), 404],
    ['get no old copy when the app fails', (response: ServerResponse) => void response.writeHead(500).end(), 302],
  ])('%s', async (_, answer, status) => {
    let isGone = false
    gateway = await openGateway((request, response) => {
      if (isRevalidation(request.url)) return response.end()
      return isGone ? answer(response) : sendPage(response)
    })
    await gateway.get(A)
    isGone = true
    gateway.withdraw(OWN)
    const seen: number[] = []
    await until(async () => seen.push((await gateway.get(A)).status) > 0 && seen.at(-1) !== 200)
    expect(seen.at(-1)).toBe(status)
  })
})

describe('a copy for when the app fails', () => {
  test('helps also when other pages pushed it out of memory while the app was asked', async () => {
    const { waiting, hold } = gate()
    let isHolding = false
    gateway = await openGateway(
      (request, response) => {
        if (isRevalidation(request.url)) return response.end()
        return isHolding && request.url === A ? hold(response) : sendPage(response)
      },
      { env: { CACHE_BYTES: '60000' } },
    )
    await gateway.get(A)
    isHolding = true
    gateway.change(OWN)
    await until(() => gateway.seen.some(({ url }) => isRevalidation(url)))
    await new Promise((resolve) => setTimeout(resolve, 20))
    const asked = gateway.get(A)
    await until(() => waiting.length === 1)
    for (let index = 0; index < 10; index += 1) await gateway.get(`/th/condominium/noble-${index}`)
    waiting[0]?.writeHead(503).end()
    expect([(await asked).status, (await asked).headers['x-cache']]).toEqual([200, 'stale'])
  })
})

describe('a changed redirect', () => {
  test('leaves the pages as they are', async () => {
    gateway = await openGateway((_, response) => sendPage(response))
    for (const _ of [1, 2, 3]) await gateway.get(A)
    gateway.change('redirects')
    await until(() => gateway.seen.length === 2)
    expect([await cacheOf(A), await cacheOf(A)]).toEqual(['hit', 'hit'])
    expect(gateway.seen.filter(({ url }) => url === A)).toHaveLength(1)
  })
})
