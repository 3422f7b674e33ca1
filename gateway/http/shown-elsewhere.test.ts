import { afterEach, describe, expect, test } from 'vitest'
import { openGateway, sendPage, type TestGateway } from '../test-gateway'

let gateway: TestGateway
afterEach(() => gateway.close())

const POLICY = 'cross-origin-resource-policy'

describe('the sources of the site’s code', () => {
  test('are given to nobody, in whatever spelling and with whatever session', async () => {
    gateway = await openGateway((_, response) => response.writeHead(200).end('from the app'))
    gateway.write('next/static/chunks/a-1.js', 'console.log(1)')
    gateway.write('next/static/chunks/a-1.js.map', '{"sourcesContent":["const secret"]}')
    const spellings = ['a-1.js.map', 'a-1.js.MAP', 'a-1.js%2emap', 'a-1.js.map?1', '/a-1.js.map', '%61-1.js.map']
    for (const spelling of spellings)
      for (const headers of [{}, { cookie: 'staff-token=x' }, { 'accept-encoding': 'br' }, { range: 'bytes=0-9' }]) {
        const { status, text } = await gateway.get(`/_next/static/chunks/${spelling}`, headers)
        expect([spelling, status, text.includes('secret')]).toEqual([spelling, 404, false])
      }
    expect((await gateway.send('HEAD', '/_next/static/chunks/a-1.js.map')).status).toBe(404)
    expect((await gateway.get('/_next/static/chunks/a-1.js')).status).toBe(200)
    expect(gateway.seen).toHaveLength(0)
  })
})

describe('what another site may show within its own pages', () => {
  test('are pictures and films; neither pages, data, code nor errors', async () => {
    gateway = await openGateway((request, response) => {
      if (request.url?.startsWith('/media')) response.writeHead(200, { 'content-type': 'image/webp' }).end('drawn')
      else if (request.url?.startsWith('/api'))
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      else sendPage(response)
    })
    gateway.write('next/static/chunks/a-1.js', 'console.log(1)')
    gateway.write('media/garden-3fa9c1d2-640.webp', 'picture')
    const policyOf = async (url: string) => (await gateway.get(url)).headers[POLICY]
    for (const url of [
      ...['/th/home', '/th/home', '/admin', '/api/me', '/api/leads', '/_next/static/chunks/a-1.js'],
      ...['/_next/static/chunks/missing.js', '/no-such-file.txt', '/.well-known/security.txt'],
    ])
      expect([url, await policyOf(url)]).toEqual([url, 'same-origin'])
    for (const url of ['/media/garden-3fa9c1d2-640.webp', '/media/drawn.webp'])
      expect([url, await policyOf(url)]).toEqual([url, 'cross-origin'])
  })
})

describe('whoever found a weakness', () => {
  const FILE = '/.well-known/security.txt'
  const open = (contact: string) =>
    openGateway((_, response) => response.writeHead(404).end(), { env: { SECURITY_CONTACT: contact } })

  test('reads whom to write to where the operator has named somebody', async () => {
    gateway = await open('security@homes.example')
    const { status, headers, text } = await gateway.get(FILE)
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')])
    expect(text).toContain('Contact: mailto:security@homes.example\n')
    expect(text).toContain('Canonical: https://homes.example/.well-known/security.txt\n')
    const ends = new Date(/Expires: (\S+)/.exec(text)?.[1] ?? 0).getTime() - Date.now()
    expect([ends > 170 * 86_400_000, ends < 365 * 86_400_000]).toEqual([true, true])
    expect((await gateway.send('POST', FILE, {}, 'x')).status).toBe(405)
  })

  test('finds no file that names nobody', async () => {
    gateway = await open('')
    expect((await gateway.get(FILE)).status).toBe(404)
  })
})
