import { describe, expect, it } from 'vitest'
import { GAZETTEER_FIXTURE as GAZETTEER } from '../lexicon/gazetteer-fixture'
import type { Understood } from '../search-types'
import { readQuery } from './read-query'

const M = 1_000_000

describe('words around an amount', () => {
  it.each<[string, Understood]>([
    ['starting 2m', { price: { min: 2 * M } }],
    ['price starts at 2.9m', { price: { min: 2.9 * M } }],
    ['starting from 3m to 5m', { price: { min: 3 * M, max: 5 * M } }],
    ['less then 3m', { price: { max: 3 * M } }],
    ['more then 3m', { price: { min: 3 * M } }],
    ['80+ sqm', { area: { min: 80 } }],
    ['over 50 tarang wah', { where: [[{ fact: 'land', min: 50 }]] }],
    ['100 sq.w. up', { where: [[{ fact: 'land', min: 100 }]] }],
    ['2bhk', { beds: 2 }],
    ['2b2b', { beds: 2 }],
    ['2b/1b', { beds: 2 }],
    ['4 bed 3 car park', { beds: 4, where: [[{ fact: 'parking', min: 3, max: 3 }]] }],
    ['2 parking', { where: [[{ fact: 'parking', min: 2, max: 2 }]] }],
    ['under 5m bedroom 2', { price: { max: 5 * M }, beds: 2 }],
    ['2 bedrom', { beds: 2 }],
    ['stuido', { beds: 0 }],
    ['installments of 15k per month', { monthly: 15_000 }],
    ['montly 15k', { monthly: 15_000 }],
    ['within 500m of bts', { line: 'bts' }],
    ['500 m from bts', { line: 'bts' }],
    ['1 km from bts', { line: 'bts' }],
    ['under 200m', { price: { max: 200 * M } }],
  ])('understands %s', (text, understood) =>
    expect(readQuery(text, GAZETTEER)).toMatchObject({ understood, words: [] }),
  )

  it('reads the school, and no amount, from a distance to it', () =>
    expect(readQuery('300 meters from school', GAZETTEER).understood).toEqual({
      where: [[{ fact: 'nearby', value: 'school' }]],
    }))

  it.each(['cashback 1m', 'aed 1m', 'tower 2b', '99/3b', 'starting', 'start now'])(
    'reads no amount from %s',
    (text) => {
      const { understood, words } = readQuery(text, GAZETTEER)
      expect(understood).toEqual({})
      expect(words.length).toBeGreaterThan(0)
    },
  )
})
