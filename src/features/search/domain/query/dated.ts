import type { Token } from '../lexicon/meanings'

const YEAR = /^(?:20|25)\d\d$/
const isYear = (token: Token | undefined) => YEAR.test(token?.key ?? '') || token?.meaning.is === 'yearFromNow'
/** Words between a status and its year: `ready by the end of 2027`, `สร้างเสร็จปลายปี 2570`. */
const MOST_BETWEEN = 5
/** What ends a part of a sentence. */
export const SENTENCE = /[,;|，；、。\n]/

/** Whether a status has a year: `ready in 2027` is not ready yet. */
export function isDated(tokens: readonly Token[], at: number): boolean {
  if (isYear(tokens[at - 1])) return true
  for (const token of tokens.slice(at + 1, at + 2 + MOST_BETWEEN)) {
    const { gap, meaning } = token
    if (SENTENCE.test(gap)) return false
    if (isYear(token)) return true
    if (!['unknown', 'filler', 'bound', 'to'].includes(meaning.is)) return false
  }
  return false
}
