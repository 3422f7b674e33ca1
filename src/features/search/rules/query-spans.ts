import type { ReadyGazetteer } from './gazetteer-lexicon'
import { meaningOf } from './lexicon'
import { oneMeaning, type Token } from './meanings'
import { toSlipWords, wordsWithinOneSlip } from './one-slip'
import type { Gazetteer } from './search'

/** What a repair knows of the query. */
export interface RepairWith extends ReadyGazetteer {
  text: string
  gazetteer: Gazetteer
}

/** No words to be meant. */
export const NONE = toSlipWords([])
/** What may be a word with a slip in it. */
const LETTERS = /^(?:[a-z][a-z0-9]{4,}|[\u0e01-\u0e4e]{4,})$/

/** From which token to which (behind it) a word between two spaces goes. */
export interface Span {
  from: number
  to: number
}

/** What a word may hold and still say nothing. */
export const IDLE = ['unknown', 'filler', 'not', 'digits', 'numeral', 'times', 'half']
/** A figure, a unit or the like stands in many a name: the wah (วา) of งามวงศ์วาน. */
const BY_CHANCE = [...IDLE, 'unit', 'to', 'per']

/** Whether some letters of a stretch were not recognised. */
export const hasUnknown = (tokens: readonly Token[], { from, to }: Span) =>
  tokens.slice(from, to).some(({ meaning }) => meaning.is === 'unknown')

/** Whether nothing in a word was recognised but what any letters may hold by chance. */
export function isByChance(tokens: readonly Token[], { from, to }: Span): boolean {
  return tokens.slice(from, to).every(({ meaning }) => BY_CHANCE.includes(meaning.is))
}

/** Whether a stretch holds unknown letters, and else nothing but what they may hold by chance. */
export const isUnread = (tokens: readonly Token[], word: Span) => hasUnknown(tokens, word) && isByChance(tokens, word)

/** The letters of a stretch, folded and squeezed. */
export const keyOf = (tokens: readonly Token[], { from, to }: Span) =>
  tokens
    .slice(from, to)
    .map((token) => token.key)
    .join('')

/** A stretch as one token that means something. */
export function whole(tokens: readonly Token[], { from, to }: Span, meaning: Token['meaning']): Token {
  const first = tokens[from]
  const key = keyOf(tokens, { from, to })
  const ends = tokens.slice(from, to).map((token) => token.to)
  return { meaning, from: first?.from ?? 0, to: Math.max(...ends), gap: first?.gap ?? '', key, isFiller: false }
}

/** What a stretch of unread letters means with one slip put right; null when nothing, or two things. */
export function slipped(tokens: readonly Token[], span: Span, { lexicons, slips }: RepairWith): Token | null {
  const key = keyOf(tokens, span)
  if (!LETTERS.test(key)) return null
  const meanings = wordsWithinOneSlip(key, slips.get(key.charAt(0)) ?? NONE).flatMap((word) => {
    const meaning = lexicons.map((lexicon) => meaningOf(lexicon, word)).find((one) => one !== undefined)
    return meaning ? [meaning] : []
  })
  const meaning = oneMeaning(meanings)
  return meaning ? whole(tokens, span, meaning) : null
}
