import { describe, expect, it, test } from 'vitest'
import { besides, readGuesses, withGuesses, wordsToTell } from './guesses'
import { SEARCHED } from './search-fixture'

const PROJECTS = [...SEARCHED.index.projects]
const isKnown = () => true

describe('what a language model is told', () => {
  it('is words, never what may be about a person', () => {
    const words = [
      'quiet',
      'mali@example.com',
      '0812345678',
      '081 234 5678',
      'line/mali',
      '３１０１２３４５６７８９０',
      'ให้คุณยาย',
      'x'.repeat(41),
    ]
    expect(wordsToTell(words)).toEqual(['quiet', 'ให้คุณยาย'])
    expect(wordsToTell(Array.from({ length: 99 }, () => 'word'))).toHaveLength(12)
  })
})

describe('what a language model answers', () => {
  test.each<[string, string, object]>([
    [
      'conditions of the grammar',
      '{"beds": 2, "tags": ["pet-friendly"], "price": "-5000000"}',
      { beds: 2, tags: ['pet-friendly'], prices: [{ from: 0, to: 5_000_000 }] },
    ],
    ['in a block of a chat', 'Sure!\n```json\n{"brand":"noble"}\n```', { brand: 'noble' }],
    ['a number fact', '{"where":["baths.2-"]}', { where: [[{ fact: 'baths', min: 2 }]] }],
    [
      'some right and some wrong',
      '{"where":["baths.2-","moon.full"],"beds":99,"brand":"other","keyword":"drop table"}',
      { where: [[{ fact: 'baths', min: 2 }]] },
    ],
    ['what no home has', '{"where":["facility.moon-lift"]}', {}],
    ['nothing', '{}', {}],
    ['no object', '["beds", 2]', {}],
    ['no JSON', 'I would say {two bedrooms', {}],
    ['an empty answer', '', {}],
  ])('%s', (_, answer, conditions) => {
    expect(readGuesses(answer, isKnown, PROJECTS)).toEqual(conditions)
  })

  it('names no place that does not exist', () => {
    expect(readGuesses('{"place":"atlantis","beds":1}', () => false, PROJECTS)).toEqual({ beds: 1 })
  })
})

describe('guesses', () => {
  it('replace nothing that was said or chosen, in whichever way it was', () => {
    const guesses = {
      beds: 2,
      brand: 'noble',
      prices: [{ from: 0, to: 5 }],
      where: [[{ fact: 'baths', min: 2 }], [{ fact: 'walk', max: 10 }]],
    } as const
    const understood = { price: { max: 4 }, where: [[{ fact: 'walk' as const, max: 5 }]] }
    expect(besides(guesses, { understood }, { beds: 3 })).toEqual({
      brand: 'noble',
      where: [[{ fact: 'baths', min: 2 }]],
    })
    expect(besides(guesses, { understood: {} }, {})).toEqual(guesses)
  })

  it('add no second price or tag to one that was chosen', () => {
    const where = [[{ fact: 'price' as const, max: 5 }], [{ fact: 'tag' as const, value: 'pet-friendly' }]]
    const chosen = { prices: [{ from: 0, to: 9 }], tags: ['pet-friendly'] }
    expect(besides({ where }, { understood: {} }, chosen)).toEqual({})
  })

  it('stand beside what is chosen', () => {
    const [one, two] = [[{ fact: 'baths' as const, min: 2 }], [{ fact: 'walk' as const, max: 10 }]]
    expect(withGuesses({ beds: 1, where: [one] }, { brand: 'nue', where: [two] })).toEqual({
      beds: 1,
      brand: 'nue',
      where: [one, two],
    })
  })
})
