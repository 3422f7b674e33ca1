import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { MAP_LIBRARY, MAP_LIBRARY_VERSION } from './map-library'

it('the URL of the map library contains the installed version, because browsers cache it for ever', () => {
  const file = createRequire(import.meta.url).resolve('maplibre-gl/package.json')
  expect(JSON.parse(readFileSync(file, 'utf8')).version).toBe(MAP_LIBRARY_VERSION)
  expect(MAP_LIBRARY.endsWith(`/${MAP_LIBRARY_VERSION}`)).toBe(true)
})
