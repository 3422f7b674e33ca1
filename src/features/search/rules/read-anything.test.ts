import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GAZETTEER_UNDER_TEST as GAZETTEER } from './gazetteer-under-test'
import { readQuery, withoutPiece } from './read-query'

const read = (text: string) => readQuery(text, GAZETTEER)

describe('what cannot be seen', () => {
  it.each([
    ['marks of direction', '\u202econdo\u202c \u2067thonglor\u2069'],
    ['a mark of the order of bytes', '\ufeffcondo thonglor'],
    ['letters of no width', 'con\u200bdo thong\u200dlor'],
    ['a soft hyphen', 'con\u00addo thonglor'],
    ['half of a pair', '\ud83d condo thonglor \udc69'],
    ['nothing at all', '\u0000condo\u0000 thonglor'],
    ['letters of full width', 'ｃｏｎｄｏ　ｔｈｏｎｇｌｏｒ'],
    ['letters taken apart', 'condo thonglor\u0301'],
  ])('changes nothing: %s', (_, text) =>
    expect(read(text).understood).toEqual({ group: 'condominium', place: 'thonglor' }),
  )
})

describe('a long query', () => {
  it('is cut at 200 characters, never inside one', () => {
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

  it.each(HOSTILE)('of nothing but %j is read at once', (part) => {
    const began = performance.now()
    for (let round = 0; round < 5; round += 1) read(part.repeat(100_000))
    expect(performance.now() - began).toBeLessThan(1_000)
  })
})

/** Letters of which no word of the vocabulary can be made, in three scripts. */
const OUTSIDE = fc.string({ unit: fc.constantFrom(...'qxzwฆฌฎฏฐฑฒฦฬ龘鱻麤韡 -'), maxLength: 60 })

describe('whatever is typed', () => {
  it('never throws, and points into the text', () => {
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

  it('no filter comes out of letters of no word', () => {
    fc.assert(
      fc.property(OUTSIDE, (text) => {
        expect(read(text).understood).toEqual({})
      }),
      { numRuns: 500 },
    )
  })

  it('no amount comes out of figures and signs without a unit, unless they are as many as a price has', () => {
    const figures = fc.string({ unit: fc.constantFrom(...'0123456789.,- '), maxLength: 5 })
    fc.assert(
      fc.property(figures, (text) => {
        expect(read(text).understood).toEqual({})
      }),
    )
  })

  it('but out of the same letters with a word among them one does', () => {
    fc.assert(
      fc.property(OUTSIDE, OUTSIDE, (before, behind) => {
        expect(read(`${before.slice(0, 40)} condo ${behind}`).understood).toEqual({ group: 'condominium' })
      }),
    )
  })
})
