import type { Reading, Token } from '../lexicon/meanings'
import type { Range } from '../search-types'
import { type Amount, isPercentWord } from './read-amount'
import { type Bounds, readAfter, SENTENCE } from './read-bounds'
import { announcedFact, numberReading } from './read-facts'

/** No home yields more in a year; a larger share of a price is a loan. */
const HIGHEST_YIELD = 30
const MOST_BEHIND = 2

const isYield = ({ meaning, gap }: Token) =>
  meaning.is === 'announce' && meaning.fact === 'yield' && !SENTENCE.test(gap)

/** Past the word for per cent and the bound behind it: `5 เปอร์เซ็นต์ขึ้นไป`. */
function pastPercent(tokens: readonly Token[], { next, bounds }: Amount): { next: number; bounds: Bounds } {
  if (!isPercentWord(tokens[next])) return { next, bounds }
  const after = readAfter(tokens, next + 1)
  return { next: after.next, bounds: { ...bounds, ...after.bounds } }
}

/** The end of the reading: past a word for the yield that stands behind the amount; null when none is there. */
function pastYield(tokens: readonly Token[], next: number): number | null {
  const at = tokens.slice(next, next + MOST_BEHIND).findIndex(isYield)
  return at < 0 ? null : next + at + 1
}

/** `yield over 5%`, `ปล่อยเช่าได้ 6%`, `5%以上回報`: a yield without a bound is the least that is wanted. */
export function readYield(
  tokens: readonly Token[],
  at: number,
  amount: Amount,
  rangeOf: (amount: Amount, bare: 'most' | 'exact') => Range,
): Reading | null {
  const [low, high] = amount.ends
  if (!amount.isPercent || low <= 0 || high > HIGHEST_YIELD) return null
  const { next, bounds } = pastPercent(tokens, amount)
  const behind = pastYield(tokens, next)
  if (behind === null && announcedFact(tokens, at) !== 'yield') return null
  const isSpan = amount.isRange || bounds.most || bounds.about
  return numberReading('yield', isSpan ? rangeOf({ ...amount, bounds }, 'exact') : { min: low }, behind ?? next)
}
