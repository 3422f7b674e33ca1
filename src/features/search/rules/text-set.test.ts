import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestStanding } from './standing'
import { findIn, piecesIn, type TextSet } from './text-set'
import { draftTextSet, finishTextSet, putSameTexts, putTexts, type TextSetDraft } from './text-set-draft'

type Texts = readonly (readonly string[])[]

function finished(draft: TextSetDraft): TextSet {
  const steps = finishTextSet(draft)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

function setOf(texts: Texts): TextSet {
  const draft = draftTextSet()
  for (const fields of texts) putTexts(draft, fields)
  return finished(draft)
}

/** The set of some texts made from another one: what stood in it under a number is taken over. */
function renewed(before: TextSet, texts: Texts, old: Texts): TextSet {
  const draft = draftTextSet(before)
  for (const fields of texts) {
    const number = old.indexOf(fields)
    if (number === -1) putTexts(draft, fields)
    else putSameTexts(draft, before, number)
  }
  return finished(draft)
}

function found(set: TextSet, word: string, isOwn: boolean): number[][] {
  const all: number[][] = []
  findIn(set, word, isOwn, (project, field, standing) => all.push([project, field, standing]))
  return all
}

/** What the set promises, without any of its means: every field of every project is looked through. */
function plainlyFound(texts: Texts, word: string, isOwn: boolean): number[][] {
  return texts.flatMap((fields, project) => {
    const standings = fields.map((text) => bestStanding(text, word, isOwn))
    const field = standings.findIndex((standing) => standing !== null)
    return field === -1 ? [] : [[project, field, standings[field] ?? 0]]
  })
}

const word = fc.string({ unit: fc.constantFrom(...'abcก通'), minLength: 1, maxLength: 5 })
const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '))
const texts = fc.array(fc.array(text, { minLength: 3, maxLength: 3 }), { maxLength: 40 })
const asked = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))

describe('a set of texts', () => {
  it('finds what looking through all of them finds', () => {
    fc.assert(
      fc.property(texts, asked, fc.boolean(), (all, one, isOwn) => {
        expect(found(setOf(all), one, isOwn)).toEqual(plainlyFound(all, one, isOwn))
      }),
      { numRuns: 300 },
    )
  })

  it('made anew from the one before finds the same', () => {
    fc.assert(
      fc.property(texts, texts, fc.nat(40), asked, (first, more, kept, one) => {
        const then = [...more, ...first.slice(0, kept)]
        const again = renewed(setOf(first), then, first)
        expect(found(again, one, false)).toEqual(plainlyFound(then, one, false))
        // And from that one once more, with nothing new.
        expect(found(renewed(again, then, then), one, false)).toEqual(plainlyFound(then, one, false))
      }),
      { numRuns: 300 },
    )
  })

  it('does not grow with what is gone', () => {
    let [set, old] = [setOf([]), [] as Texts]
    for (let round = 0; round < 30; round += 1) {
      const all = [[`once ${round} and${round} no${round} more${round}`]]
      set = renewed(set, all, old)
      old = all
    }
    expect(set.pieces.length).toBeLessThan(20)
  })

  it.each([
    ['a whole word', 'noble', [[0, 0, 0]]],
    ['the beginning of one', 'ekka', [[0, 1, 1]]],
    ['a piece of one', 'bl', [[0, 0, 2]]],
    ['several words', 'noble row', [[0, 0, 0]]],
    ['several words cut on both sides', 'oble ro', [[0, 0, 2]]],
    ['words that do not stand together', 'noble ekkamai', []],
    ['nothing', 'zzz', []],
  ] as const)('tells where it has %s', (_, one, expected) => {
    expect(found(setOf([['noble row', 'at ekkamai', 'noble']]), one, false)).toEqual(expected)
  })

  it('tells the words of some fields', () => {
    expect(piecesIn(setOf([['noble row', 'at ekkamai'], ['at nue']]), new Set([0]))).toEqual([
      'noble',
      'row',
      'at',
      'nue',
    ])
  })
})
