import { describe, expect, it } from 'vitest'
import { GAZETTEER_UNDER_TEST as GAZETTEER } from './gazetteer-under-test'
import { readQuery } from './read-query'
import type { Understood } from './search'

const M = 1_000_000

describe('words typed in one', () => {
  it.each<[string, Understood]>([
    ['btsari', { station: 'ari' }],
    ['condorama9', { group: 'condominium', place: 'rama9' }],
    ['noblerama9', { brand: 'noble', place: 'rama9' }],
    ['condobangna', { group: 'condominium', place: 'bangna' }],
    ['condonearbts', { group: 'condominium', line: 'bts' }],
    ['noblecondo', { brand: 'noble', group: 'condominium' }],
    ['twobedroom condo', { beds: 2, group: 'condominium' }],
    ['5mthb', { price: { max: 5 * M } }],
    ['5millionbaht', { price: { max: 5 * M } }],
    ['2brcondo', { beds: 2, group: 'condominium' }],
  ])('are read as if they were not: %s', (text, understood) =>
    expect(readQuery(text, GAZETTEER)).toMatchObject({ understood, words: [] }),
  )

  it.each(['homeland', 'landmark', 'safari', 'mainland', 'nearly', 'bananaland'])(
    'a word that only holds one is itself: %s',
    (text) => expect(readQuery(text, GAZETTEER)).toMatchObject({ understood: {}, words: [text] }),
  )

  it('and each part is a piece of its own', () =>
    expect(readQuery('nice condobangna', GAZETTEER).pieces).toEqual([
      { key: 'group', from: 5, to: 10 },
      { key: 'place', from: 10, to: 16 },
    ]))
})
