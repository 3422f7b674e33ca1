import type { FoundHomes } from './find-homes'
import { readQuery } from './read-query'
import type { Gazetteer } from './search'
import type { SearchAsk } from './search-address'

/** A text without some of its words, each once. */
export const withoutWords = (text: string, words: readonly string[]) =>
  words
    .reduce((left, word) => left.replace(word, () => ' '), text)
    .split(/\s+/)
    .join(' ')
    .trim()

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
  // Only joining words would be left, which would be looked for.
  const isNothingLeft = request.words.length === 0 && read.pieces.length === 0
  const text = isNothingLeft ? '' : withoutWords(ask.text, setAside)
  const left = readQuery(text, gazetteer)
  const isAsRead = isSame(left.understood, read.understood) && isSame(left.words, request.words)
  return setAside.length > 0 && isAsRead ? { ...ask, text } : ask
}
