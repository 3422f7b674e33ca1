import { INVESTING_WORDS } from '../lexicon/data/grammar-words'
import { keysOf } from '../lexicon/word-list'
import type { ReadQuery } from '../search-types'
import { foldLoosely } from '../text/fold'

const INVESTING = keysOf(INVESTING_WORDS)

/** Beside these alone a word for investing is the wish itself. */
const KINDS: readonly string[] = ['group', 'brand', 'tags']

type Read = Pick<ReadQuery, 'understood' | 'pieces' | 'words'>

/** Where the words stand in the text, one behind the other. Null when one is not there as it was read. */
function placesOf(text: string, words: readonly string[]): { from: number; to: number }[] | null {
  let behind = 0
  const places = words.map((word) => {
    const from = text.indexOf(word, behind)
    behind = from + word.length
    return { from, to: behind }
  })
  return places.some(({ from }) => from < 0) ? null : places
}

/**
 * A query that asks for nothing but an investment (`投資`, `ลงทุน คอนโด`): homes whose typical rent is stated, which is what an
 * investor can compare. Null for any other query.
 */
export function readInvesting(text: string, { understood, pieces, words }: Read): Read | null {
  const isKind = Object.keys(understood).every((key) => KINDS.includes(key))
  const isInvesting =
    isKind &&
    words.length > 0 &&
    (INVESTING.has(foldLoosely(words.join(' '))) || words.every((word) => INVESTING.has(foldLoosely(word))))
  const places = isInvesting ? placesOf(text, words) : null
  if (!places) return null
  return {
    understood: { ...understood, where: [[{ fact: 'offer', value: 'rent-stated' }]] },
    pieces: [...pieces, ...places.map((place) => ({ key: 'where' as const, clause: 0, ...place }))].toSorted(
      (one, other) => one.from - other.from,
    ),
    words: [],
  }
}
