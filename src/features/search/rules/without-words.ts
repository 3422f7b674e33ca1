import type { FoundHomes } from './find-homes'
import { readQuery } from './read-query'
import type { Gazetteer, UnderstoodPiece } from './search'
import type { SearchAsk } from './search-address'

type Stretch = Pick<UnderstoodPiece, 'from' | 'to'>

/** Where a word stands that is part of none of some stretches; null when it does not. */
function placeOf(text: string, word: string, taken: readonly Stretch[]): Stretch | null {
  for (let from = text.indexOf(word); from !== -1 && word !== ''; from = text.indexOf(word, from + 1)) {
    const to = from + word.length
    if (taken.every((one) => one.to <= from || one.from >= to)) return { from, to }
  }
  return null
}

/** A text without some of its words, each once; what was understood of it stays: of `2 bed revolve 2` the first 2. */
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
 * A search without the words that stood aside, from which further choices lead on: with them a choice might have other
 * words stand aside, and find something else than it was counted with. Where what is left reads differently, as it was.
 */
export function withoutSetAside(
  ask: SearchAsk,
  { read, request, setAside }: Pick<FoundHomes, 'read' | 'request' | 'setAside'>,
  gazetteer: Gazetteer,
): SearchAsk {
  // What would be left asks for nothing, as joining words do.
  const isNothingLeft = request.words.length === 0 && read.pieces.length === 0
  const text = isNothingLeft ? '' : withoutWords(ask.text, setAside, read.pieces)
  const left = readQuery(text, gazetteer)
  const isAsRead = isSame(left.understood, read.understood) && isSame(left.words, request.words)
  return setAside.length > 0 && isAsRead ? { ...ask, text } : ask
}
