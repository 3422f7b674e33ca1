import type { Lexicon } from './lexicon'
import type { Meaning, Token } from './meanings'

const LATIN = /^[a-z][a-z0-9]*$/
/** Longer ones are no words typed in one. */
const LONGEST = 40
/** A shorter word stands inside too many others; one of an amount may follow its figure: `5mthb`. */
const SHORTEST = 3
/** What two words typed in one may be; a joining word says nothing of what it is typed in one with: homeland. */
const PARTS: readonly Meaning['is'][] = [
  'group',
  'badge',
  'brand',
  'tag',
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
const NEAR = new Set(['near', 'nearby'])

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

/** A word as known ones without anything between or left over, the longest first; null where it is not. */
function partsOf(word: string, isBehindFigure: boolean, lexicons: readonly Lexicon[]): Part[] | null {
  if (word === '') return []
  for (let length = word.length; length > 0; length -= 1) {
    const part = partOf(word.slice(0, length), isBehindFigure, lexicons)
    const rest = part && partsOf(word.slice(length), false, lexicons)
    if (rest) return [part, ...rest]
  }
  return null
}

/** An unknown Latin word as the known ones typed in one, `btsari`, `condobangna`, `5millionbaht`; null when it is none. */
export function typedInOne(
  token: Token,
  before: Token | undefined,
  lexicons: readonly Lexicon[],
): readonly Token[] | null {
  const { key, from, to } = token
  // Where folding took a letter out, the places of the parts are not known.
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
