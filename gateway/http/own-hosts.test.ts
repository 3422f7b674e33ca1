import { afterEach, describe, expect, test } from 'vitest'
import { readAliases } from '@/kernel/http/site-aliases'
import { openEcho, openGateway, sendPage, type TestGateway } from '../test-gateway'
import { OwnHosts } from './own-hosts'

const ALIASES = readAliases('https://www.homes.example, http://10.0.0.5:3000, homes.local') ?? []
const EVENT = new Map([['event.example', { main: 'contact', allowed: ['contact'] }]])
const PUBLIC = new OwnHosts(new URL('https://homes.example'), ALIASES, EVENT)
const LOCAL = new OwnHosts(new URL('http://localhost:3000'), [], new Map())

test.each([
  ['homes.example', true],
  ['homes.example:3000', true],
  ['HOMES.example.', true],
  ['www.homes.example', true],
  ['10.0.0.5:3000', true],
  ['10.0.0.5', false],
  ['homes.local', true],
  ['homes.local:8080', true],
  ['event.example', true],
  ['localhost:3000', true],
  ['127.0.0.1:3000', true],
  ['127.8.9.1', true],
  ['[::1]:3000', true],
  ['evil.example', false],
  ['homes.example.evil.example', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['not a host', false],
  [undefined, true],
])('the host %s: ours is %s', (host, isOurs) => {
  for (let times = 0; times < 2; times += 1) expect(PUBLIC.isOurs(host)).toBe(isOurs)
})

const OWN = 'https://homes.example'

test.each([
  ['the main name', 'homes.example', OWN, OWN],
  ['an alias', 'www.homes.example', 'https://www.homes.example', OWN],
  ['an alias with its port', '10.0.0.5:3000', 'http://10.0.0.5:3000', OWN],
  ['a bare alias, with the scheme of the site', 'homes.local:8443', 'https://homes.local:8443', OWN],
  ['a separate host', 'event.example', 'https://event.example', OWN],
  ['an alias over another scheme', 'www.homes.example', 'http://www.homes.example', 'http://www.homes.example'],
  ['one alias that posts to another', 'www.homes.example', 'https://homes.local', 'https://homes.local'],
  ['a stranger', 'www.homes.example', 'https://evil.example', 'https://evil.example'],
  ['a stranger under his own name', 'evil.example', 'https://evil.example', 'https://evil.example'],
  ['this machine, where the site is public', 'localhost:3000', 'http://localhost:3000', 'http://localhost:3000'],
  ['a page without an origin', 'www.homes.example', 'null', 'null'],
])('a form on %s', (_, host, origin, told) => expect(PUBLIC.originFor(host, origin)).toBe(told))

test.each(['127.0.0.1:3000', '[::1]:3000', 'localhost:8080', 'site.localhost:3000'])(
  'a form on %s is one of the site where PUBLIC_URL is not set',
  (host) => expect(LOCAL.originFor(host, `http://${host}`)).toBe('http://localhost:3000'),
)

describe('a gateway', () => {
  let gateway: TestGateway
  afterEach(() => gateway.close())

  test('tells the app the one origin for a form on an alias, and a foreign one as it is', async () => {
    gateway = await openEcho({ env: { PUBLIC_ALIASES: 'https://www.homes.example' } })
    const told = async (host: string, origin: string) =>
      JSON.parse((await gateway.send('POST', '/api/echo', { host, origin }, 'a=b')).text) as Record<string, string>
    expect(await told('www.homes.example', 'https://www.homes.example')).toMatchObject({
      host: 'homes.example',
      origin: 'https://homes.example',
    })
    expect((await told('www.homes.example', 'https://evil.example')).origin).toBe('https://evil.example')
  })

  test('keeps a visitor on the name they came by', async () => {
    gateway = await openGateway((_, response) => {
      response.writeHead(303, { location: 'https://homes.example/en/success?a=b' }).end()
    })
    const answer = await gateway.send('POST', '/en/contact', {}, 'a=b')
    expect([answer.status, answer.headers.location]).toEqual([303, '/en/success?a=b'])
  })

  test.each(['https://homes.example//evil.example', 'https://homes.example.evil.example/', 'https://other.example/x'])(
    'sends no visitor astray: %s',
    async (location) => {
      gateway = await openGateway((_, response) => response.writeHead(303, { location }).end())
      expect((await gateway.send('POST', '/en/contact', {}, 'a=b')).headers.location).toBe(location)
    },
  )

  test('answers a host that is not ours with one sentence, cached pages included', async () => {
    gateway = await openGateway((_, response) => sendPage(response))
    const host = 'evil.example'
    await gateway.get('/en/home', { host: 'homes.example' })
    for (const connection of ['keep-alive', 'close']) {
      const answer = await gateway.get('/en/home', { host, connection })
      expect([answer.status, answer.text]).toEqual([
        421,
        'This website is not available under this address. Please go to https://homes.example\n',
      ])
    }
    expect((await gateway.get('/th/home', { host })).text).toMatch(/^เว็บไซต์นี้.* https:\/\/homes\.example\n$/)
    expect((await gateway.send('POST', '/api/leads', { host }, '{}')).status).toBe(421)
    expect((await gateway.get('/healthz', { host })).status).toBe(200)
    expect((await gateway.get('/readyz', { host })).status).toBe(200)
    expect(gateway.seen.filter(({ url }) => url === '/en/home')).toHaveLength(1)
  })
})
