import { cacheByKey } from '@/kernel/cache/derived'
import { KEPT_WHOLE, LEANS_BACK, LEANS_ON, UNITS } from './phrase-words'

/** How many letters of one phrase stay on one line: fewer than the narrowest heading holds. */
const MOST_THAI = 13
const MOST_CHINESE = 6

const THAI = /\p{Script=Thai}/u
const HAN = /\p{Script=Han}/u
const IS_MARK = /^[\p{P}\p{S}]+$/u
const OPENS = /^[\p{Ps}\p{Pi}「『《]+$/u
const ENDS_IN_NUMBER = /\d\s*$/

const segmenters = new Map<string, Intl.Segmenter>()

function wordsOf(language: 'th' | 'zh', text: string): string[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}

/** The letters that take room: Thai vowels and tone marks stand above or below another letter. */
const lengthOf = (text: string) => text.trim().replace(/\p{M}/gu, '').length

/** The places inside a name, where it must not be broken: offsets into the text. */
function insideNames(text: string): ReadonlySet<number> {
  const inside = new Set<number>()
  for (const name of KEPT_WHOLE)
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
      for (let offset = at + 1; offset < at + name.length; offset += 1) inside.add(offset)
  return inside
}

/** The words of a text, each with the space after it. */
function tokensOf(text: string): string[] {
  const language = THAI.test(text) ? 'th' : 'zh'
  const words = THAI.test(text) || HAN.test(text) ? wordsOf(language, text) : text.split(/(?<=\s|[a-z]-)(?=\S)/i)
  const inside = insideNames(text)
  const tokens: string[] = []
  let at = 0
  for (const word of words) {
    const isWithin = inside.has(at) || /^\s+$/.test(word)
    if (isWithin && tokens.length > 0) tokens.push((tokens.pop() ?? '') + word)
    else tokens.push(word)
    at += word.length
  }
  return tokens
}

const CURRENCY = /^(?:บาท|泰|baht|元)/u
const ENDS_IN_AMOUNT = /\d\s*(?:ล้าน|[萬万億亿]|million|M)\s*$/u

const isNumberAndUnit = (before: string, after: string) =>
  (ENDS_IN_AMOUNT.test(before) && CURRENCY.test(after)) ||
  (ENDS_IN_NUMBER.test(before) &&
    (UNITS.has(after.replace(/(?:[\s,]|\.$).*$/u, '')) || (/^\P{Script=Latin}/u.test(after) && startsWithUnit(after))))

const startsWithUnit = (text: string) => [...UNITS].some((unit) => text.startsWith(unit))

/** Punctuation holds to what stands before it, an opening mark to what follows, a sign between figures to both. */
function isHeldByMark(before: string, after: string): boolean {
  if (/\s$/.test(before)) return false
  if (OPENS.test(before.at(-1) ?? '')) return true
  if (IS_MARK.test(after.trim())) return !OPENS.test(after.trim())
  return /\d[\p{Pd}/.,:]$/u.test(before) && /^\d/.test(after)
}

const isHan = (text: string) => HAN.test(text.trim().at(-1) ?? '')

/** Whether a Chinese word may not begin a line after these words. */
function holdsInChinese(before: string, token: string, lastToken: string): boolean {
  if (!isHan(before) || !HAN.test(token[0] ?? '')) return false
  if (LEANS_ON.has(lastToken.trim()) || LEANS_BACK.has(token.trim())) return true
  return lengthOf(before) + lengthOf(token) <= MOST_CHINESE && (lengthOf(token) === 1 || lengthOf(before) === 1)
}

/** Inside a sentence a brand is not left alone at the end of a line: its project stands beside it. */
const IS_BRAND = /^(?:noble|nue)\s$/i

/** Thai sets spaces between phrases: a short phrase stays whole, in a long one small words stay with their neighbour. */
function holdsInThai(before: string, token: string, lastToken: string, room: boolean): boolean {
  if (/\s$/.test(before) || !THAI.test(token)) return false
  return room || LEANS_ON.has(lastToken) || LEANS_BACK.has(token.trim())
}

/** For each token whether the phrase that it stands in, from space to space, is short. */
function shortPhrases(tokens: readonly string[]): boolean[] {
  const short: boolean[] = []
  let start = 0
  tokens.forEach((token, index) => {
    if (!/\s$/.test(token) && index < tokens.length - 1) return
    const isShort = lengthOf(tokens.slice(start, index + 1).join('')) <= MOST_THAI
    while (short.length <= index) short.push(isShort)
    start = index + 1
  })
  return short
}

function splitIntoPhrases(text: string): readonly string[] {
  const tokens = tokensOf(text)
  const short = shortPhrases(tokens)
  const found: string[] = []
  let lastToken = ''
  tokens.forEach((token, index) => {
    const before = found.at(-1)
    const isHeld =
      before !== undefined &&
      (isNumberAndUnit(before, token) ||
        isHeldByMark(before, token) ||
        holdsInChinese(before, token, lastToken) ||
        (index > 1 && IS_BRAND.test(lastToken) && /^[a-z]/i.test(token)) ||
        holdsInThai(before, token, lastToken, short[index] ?? false))
    if (isHeld) found[found.length - 1] = before + token
    else found.push(token)
    lastToken = token
  })
  return found
}

/** Many times the headlines of all pages in four languages; those of searches have the words of visitors. */
const MOST_HEADLINES = 5_000

const cachePhrases = cacheByKey<readonly string[]>(MOST_HEADLINES)

/**
 * Splits a headline where a reader would take breath: Chinese between phrases, Thai between words and never inside a
 * name, no number without its unit. The parts joined are the text; a line may begin with any of them.
 */
export const phrases = (text: string): readonly string[] => cachePhrases(text, () => splitIntoPhrases(text))

/** The offsets inside a text at which a line may begin. */
export function breakOffsets(text: string): number[] {
  let at = 0
  return phrases(text).map((part) => {
    at += part.length
    return at
  })
}
