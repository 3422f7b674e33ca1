import { describe, expect, test } from 'vitest'
import { homeLink, knownAmong, suggestedHome, suggestedPlace } from './answers'
import { SEARCHED } from './searched-under-test'

const home = (slug: string) => SEARCHED.projects.get(slug) ?? expect.fail(slug)

test('a home is named by its canonical address', () => {
  expect(homeLink('cht', home('noble-lawn'))).toEqual({
    slug: 'noble-lawn',
    group: 'single-detached-house',
    title: 'noble lawn',
    url: '/cht/single-detached-house/noble-lawn',
  })
})

test('a suggestion says where it is and its status', () => {
  expect(suggestedHome('en', home('nue-bright'))).toMatchObject({ zone: 'Ari', badge: 'Sold_Out' })
  expect(suggestedHome('en', { ...home('noble-lawn'), isNew: true }).badge).toBe('New_Project')
})

test.each([
  ['place', 'thonglor', '/en/search-result?place=thonglor', []],
  // An area may be called as a station is: no train stops at an area.
  ['place', 'thong-lo', '/en/search-result?place=thong-lo', []],
  ['station', 'thong-lo', '/en/search-result?station=thong-lo', ['BTS']],
  ['station', 'phaya-thai', '/en/search-result?station=phaya-thai', ['BTS', 'ARL']],
  ['station', 'nowhere', '/en/search-result?station=nowhere', []],
  ['line', 'bts', '/en/search-result?line=bts', []],
] as const)('a %s (%s) leads to the homes there', (kind, key, url, systems) => {
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

describe('what can be asked for', () => {
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
  ] as const)('%s %s: %s', (key, value, expected) => expect(isKnown(key, value)).toBe(expected))
})
