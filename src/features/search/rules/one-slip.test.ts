import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWithinOneSlip, toSlipWords, wordsWithinOneSlip } from './one-slip'

describe('one slip of the hand', () => {
  it.each([
    ['none', 'thonglor', 'thonglor', true],
    ['a letter too few', 'thonglr', 'thonglor', true],
    ['a letter too many', 'thongglor', 'thonglor', true],
    ['a wrong letter', 'thonglur', 'thonglor', true],
    ['two neighbours turned', 'thnoglor', 'thonglor', true],
    ['the first letter', 'honglor', 'thonglor', true],
    ['the last letter', 'thonglo', 'thonglor', true],
    ['in Thai', 'เอกมย', 'เอกมัย', true],
    ['two wrong letters', 'thangler', 'thonglor', false],
    ['two letters too few', 'thongl', 'thonglor', false],
    ['two turned that are not neighbours', 'thogln', 'thngol', false],
    ['a letter doubled and one lost', 'aabc', 'abcd', false],
  ])('%s: %s for %s', (_, one, other, isOne) => {
    expect(isWithinOneSlip(one, other)).toBe(isOne)
    expect(isWithinOneSlip(other, one)).toBe(isOne)
  })

  const letters = fc.string({ unit: fc.constantFrom(...'abcdก'), minLength: 4, maxLength: 12 })

  it('undoes any one slip', () => {
    fc.assert(
      fc.property(letters, fc.nat(), fc.constantFrom(...'abcdก'), (word, place, letter) => {
        const at = place % word.length
        const slips = [
          word.slice(0, at) + word.slice(at + 1),
          word.slice(0, at) + letter + word.slice(at),
          word.slice(0, at) + letter + word.slice(at + 1),
          word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
        ]
        for (const slip of slips) expect(isWithinOneSlip(slip, word)).toBe(true)
      }),
    )
  })

  it('says what a table of distances says', () => {
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        expect(isWithinOneSlip(one, other)).toBe(distance(one, other) <= 1)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('known words one slip away', () => {
  const known = toSlipWords(['thonglor', 'thonburi', 'ekkamai', 'nue', '2029', 'rama9', 'อโศก'])

  it.each([
    ['a slip', 'ekamai', ['ekkamai']],
    ['the word itself is no slip', 'ekkamai', []],
    ['words too short to guess at', 'nu', []],
    ['a year is not another year', '2028', []],
    ['a number behind a name is not another number', 'rama2', []],
    ['nor none', 'rama', []],
    ['a slip beside a number', 'rema9', ['rama9']],
    ['a Thai word', 'อโศ', []],
    ['a Thai word of four', 'อโสก', ['อโศก']],
  ])('%s', (_, typed, expected) => expect(wordsWithinOneSlip(typed, known)).toEqual(expected))

  it('are those that comparing with every one of them finds', () => {
    const short = fc.string({ unit: fc.constantFrom(...'abก1'), minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(fc.array(short, { maxLength: 40 }), short, (all, typed) => {
        const words = toSlipWords(all)
        const figures = (word: string) => word.match(/\d+/g)
        const meant = [0, 1, -1]
          .flatMap((more) =>
            [...words.known].filter(
              (one) => one !== typed && one.length === typed.length + more && isWithinOneSlip(typed, one),
            ),
          )
          .filter((one) => JSON.stringify(figures(one)) === JSON.stringify(figures(typed)))
        const isGuessedAt = typed.length >= 4 && !/^\d+$/.test(typed)
        expect(wordsWithinOneSlip(typed, words, 99)).toEqual(isGuessedAt ? meant : [])
      }),
      { numRuns: 2000 },
    )
  })

  it('are no more than asked for', () => {
    const many = toSlipWords(Array.from({ length: 26 }, (_, at) => `row${String.fromCharCode(97 + at)}s`))
    expect(wordsWithinOneSlip('rowxx', many, 3)).toHaveLength(1)
    expect(wordsWithinOneSlip('rows', many, 3)).toHaveLength(3)
  })
})

/** Damerau and Levenshtein's distance, written out in full. */
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
