import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { openGateway, sendPage, type TestGateway, until } from '../test-gateway'

let gateway: TestGateway
afterEach(() => gateway?.close())

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }

/** A gateway before an app that answers some requests only when the test says so. */
async function openWithPending(isPending: (url: string) => boolean, drainMs = 20_000) {
  const pending: ServerResponse[] = []
  gateway = await openGateway(
    (request, response) => {
      request.resume()
      if (isPending(request.url ?? '')) pending.push(response)
      else sendPage(response)
    },
    { limits: { drainMs } },
  )
  return pending
}

describe('a gateway that is shutting down', () => {
  test('lets requests in progress finish, serves what it has cached, and forwards nothing new to the app', async () => {
    const pending = await openWithPending((url) => url.startsWith('/api/') || url.startsWith('/en/news'))
    await gateway.get('/en/home')
    const written = gateway.send('POST', '/api/leads', { 'content-type': 'application/json' }, '{}')
    await until(() => pending.length === 1)
    const page = gateway.get('/en/news')
    await until(() => pending.length === 2)
    let isStopped = false
    const stopping = gateway.stop().then(() => {
      isStopped = true
    })
    expect([(await gateway.get('/en/home')).status, (await gateway.get('/healthz')).status]).toEqual([200, 200])
    expect((await gateway.get('/readyz')).status).toBe(503)
    const refused = await gateway.get('/en/contact')
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '10'])
    expect((await gateway.send('POST', '/en/contact', {}, 'a=b')).status).toBe(503)
    expect([gateway.seen.length, isStopped]).toEqual([3, false])

    pending[0]?.writeHead(201, { 'content-type': 'application/json' }).end('{"saved":true}')
    if (pending[1]) sendPage(pending[1], 'the news')
    expect([(await written).status, (await page).text]).toEqual([201, 'the news'])
    await stopping
    await expect(gateway.get('/en/home')).rejects.toThrow('ECONNREFUSED')
  })

  test('does not wait longer than it may', async () => {
    const pending = await openWithPending((url) => url.startsWith('/api/'), 50)
    const cut = gateway.get('/api/slow').catch(() => 'cut')
    await until(() => pending.length === 1)
    await gateway.stop()
    expect(await cut).toBe('cut')
  })

  test('does not wait for event streams', async () => {
    gateway = await openGateway((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 2000\n\n')
    })
    const stream = fetch(`http://127.0.0.1:${gateway.port}/api/availability/noble-a/stream`)
    const { body } = await stream
    await gateway.stop()
    await expect(new Response(body).text()).rejects.toThrow()
  })
})

describe('an app that ends while it answers', () => {
  test.each(['/admin/collections/leads', '/en/home/preview'])('%s is a 503, as nothing was sent yet', async (url) => {
    gateway = await openGateway((_, response) => {
      response.writeHead(200, HTML)
      response.write('<p>half a page')
      setTimeout(() => response.destroy(), 20)
    })
    const answer = await gateway.get(url)
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '10'])
    expect(answer.text).not.toContain('half a page')
  })
})
