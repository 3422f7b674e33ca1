import { afterEach, describe, expect, test } from 'vitest'
import { MAP_LIBRARY } from '@/kit/map-library'
import { type DoorUnderTest, openDoor, sendPage } from './door-under-test'

const STYLE = 'https://maps.example/style.json?key=a'
const TILES = 'https://tiles.example'
const MAP = { MAP_STYLE_URL: STYLE, MAP_ORIGINS: `${TILES}, https://maps.example` }
const ALSO = ` https://maps.example ${TILES}`

let door: DoorUnderTest
afterEach(() => door.close())

const open = (env: Record<string, string> = {}) => openDoor((_, response) => sendPage(response), { env })

const policyOf = async (url: string) => String((await door.get(url)).headers['content-security-policy'])
const ruleOf = (policy: string, name: string) => policy.split('; ').find((rule) => rule.startsWith(`${name} `))

describe('where a style is configured', () => {
  test('the page by map may load pictures and data from its origins, and nothing more than other pages', async () => {
    door = await open(MAP)
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
      door = await open(MAP)
      expect(await policyOf(url)).not.toMatch(/maps\.example|tiles\.example/)
    },
  )

  test('the library comes from us, is kept for ever, and its worker may ask the map’s origins alone', async () => {
    door = await open(MAP)
    for (const name of ['maplibre-gl.mjs', 'maplibre-gl-worker.mjs', 'maplibre-gl.css']) {
      const { status, headers } = await door.get(`${MAP_LIBRARY}/${name}`)
      expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
      expect(headers['content-type']).toMatch(name.endsWith('.css') ? /^text\/css/ : /^text\/javascript/)
      expect(headers['content-security-policy']).toBe(`default-src 'none'; connect-src 'self'${ALSO}`)
    }
    expect(door.seen).toHaveLength(0)
  })

  test.each([
    `${MAP_LIBRARY}/maplibre-gl-dev.mjs`,
    `${MAP_LIBRARY}/maplibre-gl.mjs.map`,
    `${MAP_LIBRARY}/package.json`,
    '/maplibre/1.0.0/maplibre-gl.mjs',
    '/maplibre/maplibre-gl.mjs',
  ])('%s is not there', async (url) => {
    door = await open(MAP)
    expect((await door.get(url)).status).toBe(404)
  })
})

describe('where none is', () => {
  test.each<Record<string, string>>([{}, { MAP_ORIGINS: TILES }])(
    'no page may load from elsewhere, and not one byte of the library is sent (%o)',
    async (env) => {
      door = await open(env)
      expect(await policyOf('/en/find/by-map')).toBe(await policyOf('/en/find/by-line'))
      for (const name of ['maplibre-gl.mjs', 'maplibre-gl-worker.mjs', 'maplibre-gl.css'])
        expect((await door.get(`${MAP_LIBRARY}/${name}`)).status).toBe(404)
    },
  )
})
