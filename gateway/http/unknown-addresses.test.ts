import { afterEach, describe, expect, test } from 'vitest'
import { openGateway, sendPage, type TestGateway, until } from '../test-gateway'

let gateway: TestGateway
afterEach(() => gateway.close())

/** A gateway for an app with only a home page and a 404 page; `reports` has what the app received. */
async function openCounting(options: { pauseMs?: number; refuses?: number } = {}) {
  const reports: { addresses: { path: string; hits: number }[] }[] = []
  let refusals = options.refuses ?? 0
  const pauseMs = options.pauseMs ?? 60_000
  gateway = await openGateway(
    (request, response) => {
      if (request.url === '/api/internal/unknown-addresses') {
        let body = ''
        request.on('data', (chunk) => {
          body += chunk
        })
        request.on('end', () => {
          refusals -= 1
          if (refusals < 0) reports.push(JSON.parse(body))
          response.writeHead(refusals < 0 ? 200 : 503).end('{}')
        })
      } else if (request.url === '/th/home') sendPage(response)
      else if (request.url?.startsWith('/th/404')) {
        response.writeHead(404, { 'content-type': 'text/html', 'cache-control': 's-maxage=60' }).end('<p>none</p>')
      } else response.writeHead(404).end()
    },
    { limits: { unknown: { soonMs: pauseMs, betweenMs: pauseMs, retryMs: pauseMs } } },
  )
  return reports
}

describe('addresses that answered 404', () => {
  test('are counted and reported in one authenticated call, also on shutdown', async () => {
    const reports = await openCounting()
    for (const path of ['/th/old-page', '/th/old-page?phone=0812345678', '/th/condominium/gone', '/th/home'])
      await gateway.get(path)
    expect(reports).toEqual([])
    await gateway.stop()
    expect(reports).toEqual([
      {
        addresses: [
          { path: '/th/old-page', hits: 2 },
          { path: '/th/condominium/gone', hits: 1 },
        ],
      },
    ])
    const call = gateway.seen.find(({ url }) => url === '/api/internal/unknown-addresses')
    expect(call?.headers['x-gateway-secret']).toBe('a secret between the two')
  })

  test('hold no personal data and no addresses of scanners', async () => {
    const reports = await openCounting({ pauseMs: 20 })
    for (const path of [
      '/th/wp-login.php',
      '/wp-admin/setup.php',
      '/th/.env',
      '/.git/config',
      '/th/404',
      '/th/2020/news',
      '/th/a@b.example/x',
      '/th/call/081-234-5678',
    ])
      await gateway.get(path)
    await until(() => reports.flatMap(({ addresses }) => addresses).length === 2)
    expect(reports.flatMap(({ addresses }) => addresses.map(({ path }) => path))).toEqual(['/th/:id/x', '/th/call/:id'])
  })

  test('are kept while the app is down', async () => {
    const reports = await openCounting({ pauseMs: 20, refuses: 2 })
    await gateway.get('/th/old-page')
    await until(() => reports.length > 0)
    expect(reports).toEqual([{ addresses: [{ path: '/th/old-page', hits: 1 }] }])
  })

  test('cannot be reported from outside', async () => {
    await openCounting()
    const body = JSON.stringify({ addresses: [{ path: '/x', hits: 1 }] })
    const answer = await gateway.send('POST', '/api/internal/unknown-addresses', {}, body)
    expect(answer.status).toBe(404)
    expect(gateway.seen.some(({ url }) => url === '/api/internal/unknown-addresses')).toBe(false)
  })
})
