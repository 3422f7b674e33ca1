import { afterEach, describe, expect, test } from 'vitest'
import { readSettings } from '../http/settings'
import { openGateway, sendPage, type TestGateway } from '../test-gateway'

const EVENT = 'event.example.com'
const HOSTS = `${EVENT}=/contact,/event-invite;second.example=/promotion`

let gateway: TestGateway
afterEach(() => gateway?.close())

async function open(hosts?: string): Promise<void> {
  gateway = await openGateway(
    (request, response) => {
      if (request.url?.startsWith('/api/')) response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      else sendPage(response)
    },
    hosts === undefined ? {} : { env: { SEPARATE_HOSTS: hosts } },
  )
}

const ask = async (url: string, host: string) => {
  const { status, headers } = await gateway.get(url, { host })
  return headers.location ? [status, headers.location] : [status]
}

describe('a separate host shows only its own pages', () => {
  test.each([
    ['its main page', '/en/contact', [200]],
    ['an allowed page', '/th/event-invite', [200]],
    ['an allowed page spelt wrongly', '/Event_Invite/', [301, '/th/event-invite']],
    ['what is not there below an allowed page', '/th/event-invite/nothing', [404]],
    ['the root', '/', [301, '/th/contact']],
    ['any other page, in its language', '/cht/home?a=1', [301, '/cht/contact']],
    ['any other page spelt wrongly, in one hop', '/EN/Condominium/', [301, '/en/contact']],
    ['a page that is not there', '/en/nothing', [301, '/en/contact']],
    ['a word that begins like an allowed one', '/th/event-invitees', [301, '/th/contact']],
    ['the investor site', '/en/ir', [301, '/en/contact']],
    ['the back office', '/admin', [301, '/th/contact']],
    ['a published call', '/api/openapi.json', [200]],
    ['what nobody may call', '/api/internal/ready', [404]],
    ['a file', '/favicon.png', [200]],
    ['an attack', '/%2f%2fevil.com', [400]],
  ])('%s', async (_, url, answer) => {
    await open(HOSTS)
    for (const host of [EVENT, 'EVENT.example.com:443', `${EVENT}.`]) expect(await ask(url, host)).toEqual(answer)
  })

  test('a page cached for the main host is not served on a separate host', async () => {
    await open(HOSTS)
    for (let times = 0; times < 3; times += 1) {
      expect(await ask('/th/home', 'homes.example')).toEqual([200])
      expect(await ask('/th/home', EVENT)).toEqual([301, '/th/contact'])
      expect(await ask('/th/home', 'second.example')).toEqual([301, '/th/promotion'])
    }
  })

  test('a main page named by an alias is under its own address', async () => {
    await open(`${EVENT}=/condominium`)
    expect(await ask('/th/home', EVENT)).toEqual([301, '/th/project/condominium/all'])
    expect(await ask('/th/project/condominium/all', EVENT)).toEqual([200])
  })

  test('a host that is not configured serves nothing', async () => {
    await open(HOSTS)
    expect(await ask('/th/home', 'unknown.example')).toEqual([421])
    await gateway.close()
    await open()
    expect(await ask('/th/home', EVENT)).toEqual([421])
  })
})

describe('SEPARATE_HOSTS', () => {
  const base = {
    ...{ PORT: '0', APP_PORT: '1', METRICS_PORT: '0', PUBLIC_URL: 'https://homes.example', DATABASE_URL: 'x' },
    ...{ GATEWAY_SECRET: 'a secret between the two', DATA_DIR: 'd', MEDIA_DIR: 'm', NEXT_DIR: 'n', PUBLIC_DIR: 'p' },
  }

  test.each(['event.example.com', 'a.example=//evil', 'homes.example=/contact'])('refuses %s', (hosts) => {
    expect(() => readSettings({ ...base, SEPARATE_HOSTS: hosts })).toThrow('SEPARATE_HOSTS')
    expect(readSettings({ ...base, SEPARATE_HOSTS: HOSTS }).separateHosts.size).toBe(2)
  })
})
