import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GAZETTEER_FIXTURE as GAZETTEER } from '../lexicon/gazetteer-fixture'
import { readQuery, withoutPiece } from './read-query'

const read = (text: string) => readQuery(text, GAZETTEER)

describe('invisible and variant characters', () => {
  it.each([
    ['text direction marks', '\u202econdo\u202c \u2067thonglor\u2069'],
    ['a byte order mark', '\ufeffcondo thonglor'],
    ['zero-width characters', 'con\u200bdo thong\u200dlor'],
    ['a soft hyphen', 'con\u00addo thonglor'],
    ['lone surrogates', '\ud83d condo thonglor \udc69'],
    ['NUL characters', '\u0000condo\u0000 thonglor'],
    ['full-width letters', 'ｃｏｎｄｏ　ｔｈｏｎｇｌｏｒ'],
    ['a combining accent', 'condo thonglor\u0301'],
  ])('do not change what is understood: %s', (_, text) =>
    expect(read(text).understood).toEqual({ group: 'condominium', place: 'thonglor' }),
  )
})

describe('a long query', () => {
  it('is cut at 200 characters, never inside a grapheme', () => {
    const family = '👩‍👩‍👧‍👦'
    expect(read(`${'x'.repeat(198)}${family} condo`)).toMatchObject({ understood: {}, words: ['x'.repeat(198)] })
    expect(read(`${'x'.repeat(194)} condo`).understood).toEqual({ group: 'condominium' })
    expect(read(`${'x'.repeat(195)} condo`).understood).toEqual({})
  })

  const HOSTILE = [
    '1',
    '1,',
    '3-',
    'ล้าน',
    'ไม่เกิน ',
    'a ',
    "mv's]jv",
    'ใ',
    '์',
    '\u0301',
    '　',
    '一',
    'bts ',
    'หา',
    '~',
    '👩‍',
    'near ',
    '฿-',
    '两三',
    '百多',
    'thb ',
    'งวาณ',
  ]

  it.each(HOSTILE)('is read five times within a second when it only repeats %j', (part) => {
    const began = performance.now()
    for (let round = 0; round < 5; round += 1) read(part.repeat(100_000))
    expect(performance.now() - began).toBeLessThan(1_000)
  })
})

/** Letters in three scripts that spell no word of the vocabulary. */
const OUTSIDE = fc.string({ unit: fc.constantFrom(...'qxzwฆฌฎฏฐฑฒฦฬ龘鱻麤韡 -'), maxLength: 60 })

describe('any input', () => {
  it('never throws, and every piece and word lies within the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'grapheme' })), (text) => {
        const { pieces, words } = read(text)
        for (const { from, to } of pieces) expect(from >= 0 && to > from && to <= text.length).toBe(true)
        for (const word of words) expect(text).toContain(word)
        for (const piece of pieces) expect(withoutPiece(text, piece).length).toBeLessThan(text.length)
      }),
      { numRuns: 500 },
    )
  })

  it('yields no filter when no word of the vocabulary is in it', () => {
    fc.assert(
      fc.property(OUTSIDE, (text) => {
        expect(read(text).understood).toEqual({})
      }),
      { numRuns: 500 },
    )
  })

  it('yields no amount from up to five digits and signs without a unit', () => {
    const figures = fc.string({ unit: fc.constantFrom(...'0123456789.,- '), maxLength: 5 })
    fc.assert(
      fc.property(figures, (text) => {
        expect(read(text).understood).toEqual({})
      }),
    )
  })

  it('yields the filter when one known word stands among them (control)', () => {
    fc.assert(
      fc.property(OUTSIDE, OUTSIDE, (before, behind) => {
        expect(read(`${before.slice(0, 40)} condo ${behind}`).understood).toEqual({ group: 'condominium' })
      }),
    )
  })
})
