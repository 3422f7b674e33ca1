import { POINT_WORDS } from '../lexicon/data/grammar-words'
import type { Token } from '../lexicon/meanings'
import { keysOf } from '../lexicon/word-list'

const POINTS = keysOf(POINT_WORDS)

/** The decimals of `two point five`, `สองจุดห้า` as a fraction; null when there are none. */
export function spokenPart(tokens: readonly Token[], at: number): { next: number; part: number } | null {
  let [next, figures] = [at + 1, '']
  if (!POINTS.has(tokens[at]?.key ?? '')) return null
  for (let token = tokens[next]; token; token = tokens[next]) {
    const { meaning } = token
    const isFigure = (meaning.is === 'numeral' || meaning.is === 'digits') && Number.isInteger(meaning.value)
    if (!isFigure || meaning.value > 9) break
    figures += meaning.value
    next += 1
  }
  return figures === '' ? null : { next, part: Number(`0.${figures}`) }
}
