import { describe, expect, test } from 'vitest'
import { homeLink, knownAmong, suggestedHome, suggestedPlace } from './answers'
import { SEARCHED } from './search-fixture'

const home = (slug: string) => SEARCHED.projects.get(slug) ?? expect.fail(slug)

test('links a home by its canonical address', () => {
  expect(homeLink('cht', home('noble-lawn'))).toEqual({
    slug: 'noble-lawn',
    group: 'single-detached-house',
    title: 'noble lawn',
    url: '/cht/single-detached-house/noble-lawn',
  })
})

test('gives a suggestion its location and status', () => {
  expect(suggestedHome('en', home('nue-bright'))).toMatchObject({ zone: 'Ari', badge: 'Ready_to_Move' })
  expect(suggestedHome('en', { ...home('noble-lawn'), isNew: true }).badge).toBe('New_Project')
})

test.each([
  ['place', 'thonglor', '/en/search-result?place=thonglor', []],
  // An area may have the slug of a station, but it has no rail systems.
  ['place', 'thong-lo', '/en/search-result?place=thong-lo', []],
  ['station', 'thong-lo', '/en/search-result?station=thong-lo', ['BTS']],
  ['station', 'phaya-thai', '/en/search-result?station=phaya-thai', ['BTS', 'ARL']],
  ['station', 'nowhere', '/en/search-result?station=nowhere', []],
  ['line', 'bts', '/en/search-result?line=bts', []],
] as const)('links a %s (%s) to the homes there', (kind, key, url, systems) => {
  const systemsAt = new Map([
    ['thong-lo', ['BTS']],
    ['phaya-thai', ['BTS', 'ARL']],
  ])
  expect(suggestedPlace('en', { kind, key, count: 2 }, 'Name', systemsAt)).toEqual({
    kind,
    slug: key,
    name: 'Name',
    systems,
    count: 2,
    url,
  })
})

describe('known values of a search', () => {
  const isKnown = knownAmong({
    places: new Set(['ari']),
    stations: new Set(['mo-chit']),
    lines: new Set(['mrt-blue']),
    destinations: new Set(['mo-chit', 'area-ari']),
  })

  test.each([
    ['place', 'ari', true],
    ['place', 'mo-chit', false],
    ['station', 'mo-chit', true],
    ['line', 'mrt-blue', true],
    ['line', 'bts', true],
    ['line', 'constructor', false],
    ['to', 'area-ari', true],
    ['to', 'ari', false],
  ] as const)('tell whether %s %s is known: %s', (key, value, expected) => expect(isKnown(key, value)).toBe(expected))
})
