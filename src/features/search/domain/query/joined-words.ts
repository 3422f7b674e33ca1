import { NEAR_WORDS } from '../lexicon/data/grammar-words'
import type { Lexicon } from '../lexicon/lexicon'
import type { Meaning, Token } from '../lexicon/meanings'
import { keysOf } from '../lexicon/word-list'

const LATIN = /^[a-z][a-z0-9]*$/
/** Longer texts are not split. */
const LONGEST = 40
/** Shorter words occur inside too many others, except units after a number: `5mthb`. */
const SHORTEST = 3
/** Meanings of words that are written together. Joining words are excluded: `homeland`. */
const PARTS: readonly Meaning['is'][] = [
  'group',
  'badge',
  'brand',
  'tag',
  'fact',
  'line',
  'system',
  'rail',
  'name',
  'studio',
  'unit',
  'numeral',
  'times',
]
const AMOUNT: readonly Meaning['is'][] = ['unit', 'times']
const NEAR = keysOf(NEAR_WORDS)

interface Part {
  word: string
  meaning: Meaning
}

function partOf(word: string, isBehindFigure: boolean, lexicons: readonly Lexicon[]): Part | null {
  const meaning = lexicons.map(({ entries }) => entries.get(word)?.[0]?.meaning).find((one) => one !== undefined)
  if (!meaning) return null
  if (word.length < SHORTEST) return isBehindFigure && AMOUNT.includes(meaning.is) ? { word, meaning } : null
  return PARTS.includes(meaning.is) || NEAR.has(word) ? { word, meaning } : null
}

/** Splits a word into known ones, longest first; null when letters are left over. */
function partsOf(word: string, isBehindFigure: boolean, lexicons: readonly Lexicon[]): Part[] | null {
  if (word === '') return []
  for (let length = word.length; length > 0; length -= 1) {
    const part = partOf(word.slice(0, length), isBehindFigure, lexicons)
    const rest = part && partsOf(word.slice(length), false, lexicons)
    if (rest) return [part, ...rest]
  }
  return null
}

/** Splits an unknown Latin word into known ones: `btsari`, `condobangna`, `5millionbaht`. Null when that fails. */
export function splitJoinedWord(
  token: Token,
  before: Token | undefined,
  lexicons: readonly Lexicon[],
): readonly Token[] | null {
  const { key, from, to } = token
  // If folding removed a letter, the positions of the parts are unknown.
  if (token.meaning.is !== 'unknown' || !LATIN.test(key) || key.length > LONGEST || to - from !== key.length)
    return null
  const isBehindFigure = before?.meaning.is === 'digits' && token.gap === ''
  const parts = partsOf(key, isBehindFigure, lexicons)
  if (!parts) return null
  let end = from
  return parts.map(({ word, meaning }, at) => {
    const begin = end
    end += word.length
    return { ...token, meaning, from: begin, to: end, gap: at === 0 ? token.gap : '', key: word, isFiller: false }
  })
}
