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
    ['over 50 tarang wah', { area: { min: 200 } }],
    ['100 sq.w. up', { area: { min: 400 } }],
    ['2bhk', { beds: 2 }],
    ['2b2b', { beds: 2 }],
    ['2b/1b', { beds: 2 }],
    ['4 bed 3 car park', { beds: 4 }],
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

  it.each([
    '300 meters from school',
    'cashback 1m',
    'aed 1m',
    'tower 2b',
    '99/3b',
    '2 parking',
    'starting',
    'start now',
  ])('reads no amount from %s', (text) => {
    const { understood, words } = readQuery(text, GAZETTEER)
    expect(understood).toEqual({})
    expect(words.length).toBeGreaterThan(0)
  })
})
