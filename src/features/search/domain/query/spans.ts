import type { CompiledGazetteer } from '../lexicon/gazetteer-lexicon'
import { meaningOf } from '../lexicon/lexicon'
import { oneMeaning, type Token } from '../lexicon/meanings'
import type { Gazetteer } from '../search-types'
import { fuzzyDictionaryOf, wordsWithinOneEdit } from '../text/edit-distance'

/** The query and the words it is repaired with. */
export interface RepairContext extends CompiledGazetteer {
  text: string
  gazetteer: Gazetteer
}

/** An empty dictionary. */
export const NONE = fuzzyDictionaryOf([])
/** Texts that may be a misspelt word. */
const LETTERS = /^(?:[a-z][a-z0-9]{4,}|[\u0e01-\u0e4e]{4,})$/

/** A range of tokens; `to` is exclusive. */
export interface Span {
  from: number
  to: number
}

/** Meanings that may occur in a misspelt word by chance. */
export const IDLE = ['unknown', 'filler', 'not', 'digits', 'numeral', 'times', 'half']
/** Names may contain a number or a unit: งามวงศ์วาน contains วา, the wah. */
const INCIDENTAL = [...IDLE, 'unit', 'to', 'per']

/** Whether part of a span was not recognised. */
export const hasUnknown = (tokens: readonly Token[], { from, to }: Span) =>
  tokens.slice(from, to).some(({ meaning }) => meaning.is === 'unknown')

/** Whether a span contains only meanings that may occur by chance. */
export function isIncidental(tokens: readonly Token[], { from, to }: Span): boolean {
  return tokens.slice(from, to).every(({ meaning }) => INCIDENTAL.includes(meaning.is))
}

/** Whether a span has unknown letters and otherwise only meanings that may occur by chance. */
export const isUnread = (tokens: readonly Token[], word: Span) => hasUnknown(tokens, word) && isIncidental(tokens, word)

/** The folded letters of a span without spaces. */
export const keyOf = (tokens: readonly Token[], { from, to }: Span) =>
  tokens
    .slice(from, to)
    .map((token) => token.key)
    .join('')

/** A span as one token with a meaning. */
export function whole(tokens: readonly Token[], { from, to }: Span, meaning: Token['meaning']): Token {
  const first = tokens[from]
  const key = keyOf(tokens, { from, to })
  const ends = tokens.slice(from, to).map((token) => token.to)
  return { meaning, from: first?.from ?? 0, to: Math.max(...ends), gap: first?.gap ?? '', key, isFiller: false }
}

/** The known word within one edit of a span; null when there is none or it is ambiguous. */
export function withTypoFixed(
  tokens: readonly Token[],
  span: Span,
  { lexicons, typoDictionaries }: RepairContext,
): Token | null {
  const key = keyOf(tokens, span)
  if (!LETTERS.test(key)) return null
  const meanings = wordsWithinOneEdit(key, typoDictionaries.get(key.charAt(0)) ?? NONE).flatMap((word) => {
    const meaning = lexicons.map((lexicon) => meaningOf(lexicon, word)).find((one) => one !== undefined)
    return meaning ? [meaning] : []
  })
  const meaning = oneMeaning(meanings)
  return meaning ? whole(tokens, span, meaning) : null
}
