import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findWord, type TextIndex, termsIn } from './text-set'
import { addTexts, copyTexts, finishTextIndex, startTextIndex, type TextIndexDraft } from './text-set-draft'
import { bestPosition } from './word-position'

type Texts = readonly (readonly string[])[]

function finished(draft: TextIndexDraft): TextIndex {
  const steps = finishTextIndex(draft)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

function setOf(texts: Texts): TextIndex {
  const draft = startTextIndex()
  for (const fields of texts) addTexts(draft, fields)
  return finished(draft)
}

/** Builds a set from a previous one: a number takes over the text it had there. */
function renewed(before: TextIndex, texts: Texts, old: Texts): TextIndex {
  const draft = startTextIndex(before)
  for (const fields of texts) {
    const number = old.indexOf(fields)
    if (number === -1) addTexts(draft, fields)
    else copyTexts(draft, before, number)
  }
  return finished(draft)
}

function found(set: TextIndex, word: string, isOwn: boolean): number[][] {
  const all: number[][] = []
  findWord(set, word, isOwn, (project, field, position) => all.push([project, field, position]))
  return all
}

/** The contract of the set without an index: scan every field of every project. */
function plainlyFound(texts: Texts, word: string, isOwn: boolean): number[][] {
  return texts.flatMap((fields, project) => {
    const positions = fields.map((text) => bestPosition(text, word, isOwn))
    const field = positions.findIndex((position) => position !== null)
    return field === -1 ? [] : [[project, field, positions[field] ?? 0]]
  })
}

const word = fc.string({ unit: fc.constantFrom(...'abcก通'), minLength: 1, maxLength: 5 })
const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '))
const texts = fc.array(fc.array(text, { minLength: 3, maxLength: 3 }), { maxLength: 40 })
const asked = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))

describe('the text index', () => {
  it('finds what a full scan finds', () => {
    fc.assert(
      fc.property(texts, asked, fc.boolean(), (all, one, isOwn) => {
        expect(found(setOf(all), one, isOwn)).toEqual(plainlyFound(all, one, isOwn))
      }),
      { numRuns: 300 },
    )
  })

  it('finds the same when it is built from the previous one', () => {
    fc.assert(
      fc.property(texts, texts, fc.nat(40), asked, (first, more, kept, one) => {
        const then = [...more, ...first.slice(0, kept)]
        const again = renewed(setOf(first), then, first)
        expect(found(again, one, false)).toEqual(plainlyFound(then, one, false))
        // Build once more from that one, without changes.
        expect(found(renewed(again, then, then), one, false)).toEqual(plainlyFound(then, one, false))
      }),
      { numRuns: 300 },
    )
  })

  it('does not grow with removed texts', () => {
    let [set, old] = [setOf([]), [] as Texts]
    for (let round = 0; round < 30; round += 1) {
      const all = [[`once ${round} and${round} no${round} more${round}`]]
      set = renewed(set, all, old)
      old = all
    }
    expect(set.terms.length).toBeLessThan(20)
  })

  it.each([
    ['a whole word', 'noble', [[0, 0, 0]]],
    ['the beginning of a word', 'ekka', [[0, 1, 1]]],
    ['a part inside a word', 'bl', [[0, 0, 2]]],
    ['several words', 'noble row', [[0, 0, 0]]],
    ['several words, cut at both ends', 'oble ro', [[0, 0, 2]]],
    ['nothing for words that are not adjacent', 'noble ekkamai', []],
    ['nothing for an unknown text', 'zzz', []],
  ] as const)('gives the positions of %s', (_, one, expected) => {
    expect(found(setOf([['noble row', 'at ekkamai', 'noble']]), one, false)).toEqual(expected)
  })

  it('lists the words of the chosen fields', () => {
    expect(termsIn(setOf([['noble row', 'at ekkamai'], ['at nue']]), new Set([0]))).toEqual([
      'noble',
      'row',
      'at',
      'nue',
    ])
  })
})
