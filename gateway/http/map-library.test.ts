import { afterEach, describe, expect, test } from 'vitest'
import { MAP_LIBRARY } from '@/features/transit'
import { openGateway, sendPage, type TestGateway } from '../test-gateway'

const STYLE = 'https://maps.example/style.json?key=a'
const TILES = 'https://tiles.example'
const MAP = { MAP_STYLE_URL: STYLE, MAP_ORIGINS: `${TILES}, https://maps.example` }
const ALSO = ` https://maps.example ${TILES}`

let gateway: TestGateway
afterEach(() => gateway.close())

const open = (env: Record<string, string> = {}) => openGateway((_, response) => sendPage(response), { env })

const policyOf = async (url: string) => String((await gateway.get(url)).headers['content-security-policy'])
const ruleOf = (policy: string, name: string) => policy.split('; ').find((rule) => rule.startsWith(`${name} `))

describe('with a map style', () => {
  test('the map page may load images and data from the style’s origins, and nothing else', async () => {
    gateway = await open(MAP)
    const other = await policyOf('/en/find/by-line')
    for (const url of ['/en/find/by-map', '/th/find/by-map?area=ari', '/en/find/by-map']) {
      const policy = await policyOf(url)
      expect(ruleOf(policy, 'connect-src')).toBe(`connect-src 'self'${ALSO}`)
      expect(ruleOf(policy, 'img-src')).toBe(`img-src 'self' data: blob:${ALSO}`)
      expect(policy.replaceAll(ALSO, '')).toBe(other)
    }
  })

  test.each(['/en/home', '/en/find/by-line', '/en/condominium/noble-a', '/en/no-such-page/at-all'])(
    '%s may load from nowhere else',
    async (url) => {
      gateway = await open(MAP)
      expect(await policyOf(url)).not.toMatch(/maps\.example|tiles\.example/)
    },
  )

  test('the library is served by us, immutable, and its worker may reach only the map’s origins', async () => {
    gateway = await open(MAP)
    for (const name of ['maplibre-gl.mjs', 'maplibre-gl-worker.mjs', 'maplibre-gl.css']) {
      const { status, headers } = await gateway.get(`${MAP_LIBRARY}/${name}`)
      expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
      expect(headers['content-type']).toMatch(name.endsWith('.css') ? /^text\/css/ : /^text\/javascript/)
      expect(headers['content-security-policy']).toBe(`default-src 'none'; connect-src 'self'${ALSO}`)
    }
    expect(gateway.seen).toHaveLength(0)
  })

  test.each([
    `${MAP_LIBRARY}/maplibre-gl-dev.mjs`,
    `${MAP_LIBRARY}/maplibre-gl.mjs.map`,
    `${MAP_LIBRARY}/package.json`,
    '/maplibre/1.0.0/maplibre-gl.mjs',
    '/maplibre/maplibre-gl.mjs',
  ])('%s is not served', async (url) => {
    gateway = await open(MAP)
    expect((await gateway.get(url)).status).toBe(404)
  })
})

describe('without a map style', () => {
  test.each<Record<string, string>>([{}, { MAP_ORIGINS: TILES }])(
    'no page may load from elsewhere, and not one byte of the library is sent (%o)',
    async (env) => {
      gateway = await open(env)
      expect(await policyOf('/en/find/by-map')).toBe(await policyOf('/en/find/by-line'))
      for (const name of ['maplibre-gl.mjs', 'maplibre-gl-worker.mjs', 'maplibre-gl.css'])
        expect((await gateway.get(`${MAP_LIBRARY}/${name}`)).status).toBe(404)
    },
  )
})
