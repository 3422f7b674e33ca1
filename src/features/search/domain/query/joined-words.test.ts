import { describe, expect, it } from 'vitest'
import { GAZETTEER_FIXTURE as GAZETTEER } from '../lexicon/gazetteer-fixture'
import type { Understood } from '../search-types'
import { readQuery } from './read-query'

const M = 1_000_000

describe('words typed without a space', () => {
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
  ])('are understood as separate words: %s', (text, understood) =>
    expect(readQuery(text, GAZETTEER)).toMatchObject({ understood, words: [] }),
  )

  it.each(['homeland', 'landmark', 'safari', 'mainland', 'nearly', 'bananaland'])(
    'do not split a longer word that contains a known one: %s',
    (text) => expect(readQuery(text, GAZETTEER)).toMatchObject({ understood: {}, words: [text] }),
  )

  it('give each part its own piece', () =>
    expect(readQuery('nice condobangna', GAZETTEER).pieces).toEqual([
      { key: 'group', from: 5, to: 10 },
      { key: 'place', from: 10, to: 16 },
    ]))
})
