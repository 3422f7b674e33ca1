import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fuzzyDictionaryOf, isWithinOneEdit, wordsWithinOneEdit } from './edit-distance'

describe('words within one edit', () => {
  it.each([
    ['no edit', 'thonglor', 'thonglor', true],
    ['a missing letter', 'thonglr', 'thonglor', true],
    ['an extra letter', 'thongglor', 'thonglor', true],
    ['a wrong letter', 'thonglur', 'thonglor', true],
    ['two neighbours swapped', 'thnoglor', 'thonglor', true],
    ['the first letter missing', 'honglor', 'thonglor', true],
    ['the last letter missing', 'thonglo', 'thonglor', true],
    ['a letter missing in Thai', 'เอกมย', 'เอกมัย', true],
    ['two wrong letters', 'thangler', 'thonglor', false],
    ['two letters missing', 'thongl', 'thonglor', false],
    ['two swapped letters that are not neighbours', 'thogln', 'thngol', false],
    ['a letter doubled and one missing', 'aabc', 'abcd', false],
  ])('are recognised with %s: %s for %s', (_, one, other, isOne) => {
    expect(isWithinOneEdit(one, other)).toBe(isOne)
    expect(isWithinOneEdit(other, one)).toBe(isOne)
  })

  const letters = fc.string({ unit: fc.constantFrom(...'abcdก'), minLength: 4, maxLength: 12 })

  it('include every insertion, deletion, substitution and swap', () => {
    fc.assert(
      fc.property(letters, fc.nat(), fc.constantFrom(...'abcdก'), (word, place, letter) => {
        const at = place % word.length
        const typos = [
          word.slice(0, at) + word.slice(at + 1),
          word.slice(0, at) + letter + word.slice(at),
          word.slice(0, at) + letter + word.slice(at + 1),
          word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
        ]
        for (const typo of typos) expect(isWithinOneEdit(typo, word)).toBe(true)
      }),
    )
  })

  it('agree with the full Damerau-Levenshtein distance', () => {
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        expect(isWithinOneEdit(one, other)).toBe(distance(one, other) <= 1)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('corrections of a typed word', () => {
  const known = fuzzyDictionaryOf(['thonglor', 'thonburi', 'ekkamai', 'nue', '2029', 'rama9', 'อโศก'])

  it.each([
    ['one typing mistake', 'ekamai', ['ekkamai']],
    ['none for a word that is right', 'ekkamai', []],
    ['none for a word that is too short', 'nu', []],
    ['none for a year', '2028', []],
    ['none for another number after a name', 'rama2', []],
    ['none for a missing number after a name', 'rama', []],
    ['a mistake beside a number', 'rema9', ['rama9']],
    ['none for a Thai word of three letters', 'อโศ', []],
    ['a Thai word of four letters', 'อโสก', ['อโศก']],
  ])('are right: %s', (_, typed, expected) => expect(wordsWithinOneEdit(typed, known)).toEqual(expected))

  it('are those that a comparison with every known word finds', () => {
    const short = fc.string({ unit: fc.constantFrom(...'abก1'), minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(fc.array(short, { maxLength: 40 }), short, (all, typed) => {
        const words = fuzzyDictionaryOf(all)
        const figures = (word: string) => word.match(/\d+/g)
        const meant = [0, 1, -1]
          .flatMap((more) =>
            [...words.known].filter(
              (one) => one !== typed && one.length === typed.length + more && isWithinOneEdit(typed, one),
            ),
          )
          .filter((one) => JSON.stringify(figures(one)) === JSON.stringify(figures(typed)))
        const isGuessedAt = typed.length >= 4 && !/^\d+$/.test(typed)
        expect(wordsWithinOneEdit(typed, words, 99)).toEqual(isGuessedAt ? meant : [])
      }),
      { numRuns: 2000 },
    )
  })

  it('are never more than the limit', () => {
    const many = fuzzyDictionaryOf(Array.from({ length: 26 }, (_, at) => `row${String.fromCharCode(97 + at)}s`))
    expect(wordsWithinOneEdit('rowxx', many, 3)).toHaveLength(1)
    expect(wordsWithinOneEdit('rows', many, 3)).toHaveLength(3)
  })
})

/** Damerau-Levenshtein distance as a full table: the reference for the fast check. */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) => [row, ...Array<number>(other.length).fill(0)])
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let column = 0; column <= other.length; column += 1) (rows[0] as number[])[column] = column
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      let best = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + Number(!isSame))
      const isTurned = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isTurned) best = Math.min(best, at(row - 2, column - 2) + 1)
      ;(rows[row] as number[])[column] = best
    }
  }
  return at(one.length, other.length)
}
