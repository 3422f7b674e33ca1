import { expect, test } from 'vitest'
import { stationKey, systemsByStation } from './station-key'

test.each([
  ['a stop of one line', 'thong-lo', 'Thong Lo', 'thong-lo'],
  ['the second line of a stop', 'siam-silom', 'Siam', 'siam'],
  [
    'a long name on a second line',
    'nonthaburi-civic-center-purple',
    'Nonthaburi Civic Center',
    'nonthaburi-civic-center',
  ],
  ['a name spelt another way', 'suan-luang-rama-9', 'Suan Luang Rama IX', 'suan-luang-rama-9'],
  ['a name without Latin letters', 'ari', 'อารีย์', 'ari'],
])('gives the same key to all stops of a station: %s', (_, slug, name, key) => expect(stationKey(slug, name)).toBe(key))

test('lists the systems of all stops of a station without duplicates', () => {
  const stops = [
    { key: 'siam', system: 'BTS' },
    { key: 'phaya-thai', system: 'BTS' },
    { key: 'siam', system: 'BTS' },
    { key: 'phaya-thai', system: 'ARL' },
  ]
  expect([...systemsByStation(stops)]).toEqual([
    ['siam', ['BTS']],
    ['phaya-thai', ['BTS', 'ARL']],
  ])
})
