import { readQuery } from '../query/read-query'
import type { Gazetteer, UnderstoodPiece } from '../search-types'
import type { FoundHomes } from './find-homes'
import type { SearchParams } from './search-address'

type Stretch = Pick<UnderstoodPiece, 'from' | 'to'>

/** The first position of a word outside the given ranges; null when there is none. */
function placeOf(text: string, word: string, taken: readonly Stretch[]): Stretch | null {
  for (let from = text.indexOf(word); from !== -1 && word !== ''; from = text.indexOf(word, from + 1)) {
    const to = from + word.length
    if (taken.every((one) => one.to <= from || one.from >= to)) return { from, to }
  }
  return null
}

/** Removes words from a text, each once, but never from an understood piece: the first 2 of `2 bed revolve 2` stays. */
export function withoutWords(text: string, words: readonly string[], pieces: readonly Stretch[]): string {
  const gone: Stretch[] = []
  for (const word of words) {
    const place = placeOf(text, word, [...pieces, ...gone])
    if (place) gone.push(place)
  }
  const inTurn = gone.toSorted((one, other) => other.from - one.from)
  const left = inTurn.reduce((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text)
  return left.split(/\s+/).join(' ').trim()
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * A search without its dropped words, as the base of further choices: with them, a choice might drop other words and
 * give other results than its count. Unchanged if the remaining text would be read differently.
 */
export function withoutDroppedTerms(
  ask: SearchParams,
  { read, request, droppedTerms }: Pick<FoundHomes, 'read' | 'request' | 'droppedTerms'>,
  gazetteer: Gazetteer,
): SearchParams {
  // Only generic words would be left.
  const isNothingLeft = request.words.length === 0 && read.pieces.length === 0
  const text = isNothingLeft ? '' : withoutWords(ask.text, droppedTerms, read.pieces)
  const left = readQuery(text, gazetteer)
  const isAsRead = isSame(left.understood, read.understood) && isSame(left.words, request.words)
  return droppedTerms.length > 0 && isAsRead ? { ...ask, text } : ask
}
