import { fold } from './fold'
import type { ReadyGazetteer } from './gazetteer-lexicon'
import { typedInOne } from './joined-words'
import { onOtherKeyboard } from './keyboard'
import { meaningOf } from './lexicon'
import { oneMeaning, type Token } from './meanings'
import { toSlipWords, wordsWithinOneSlip } from './one-slip'
import { streamOf } from './query-stream'
import { tokensOf } from './query-tokens'
import { thaiSoundOf } from './thai-by-ear'

/** What a repair knows of the query. */
export interface RepairWith extends ReadyGazetteer {
  text: string
}

const NONE = toSlipWords([])
const WHITE = /\s/
/** Fewer letters turn out some word of the other language too easily; Latin ones sooner than Thai ones. */
const SHORTEST_TURNED = { thai: 3, latin: 4 }
const THAI_LETTER = /[\u0e01-\u0e4e]/
/** Words of one name that a slip may stand in, `phra kanong`; and words that the other keyboard puts right together. */
const MOST_WORDS = 3
const LETTERS = /^(?:[a-z][a-z0-9]{4,}|[\u0e01-\u0e4e]{4,})$/

/** From which token to which (behind it) a word between two spaces goes. */
interface Span {
  from: number
  to: number
}

function typedWords(tokens: readonly Token[]): Span[] {
  const words: Span[] = []
  for (const [at, token] of tokens.entries()) {
    if (token.meaning.is === 'end') break
    const last = words.at(-1)
    if (last && !WHITE.test(token.gap)) last.to = at + 1
    else words.push({ from: at, to: at + 1 })
  }
  return words
}

const IDLE = ['unknown', 'filler', 'not', 'digits', 'numeral', 'times', 'half']
/** A figure, a unit or the like stands in many a name: the wah (วา) of งามวงศ์วาน. */
const BY_CHANCE = [...IDLE, 'unit', 'to', 'per']

const hasUnknown = (tokens: readonly Token[], { from, to }: Span) =>
  tokens.slice(from, to).some(({ meaning }) => meaning.is === 'unknown')

/** Whether nothing in a word was recognised but what any letters may hold by chance. */
function isByChance(tokens: readonly Token[], { from, to }: Span): boolean {
  return tokens.slice(from, to).every(({ meaning }) => BY_CHANCE.includes(meaning.is))
}

const isUnread = (tokens: readonly Token[], word: Span) => hasUnknown(tokens, word) && isByChance(tokens, word)

/** Some words as the other keyboard would have given them, when all of them turn out known: `8voFf mv's]jv`. */
function turned(tokens: readonly Token[], words: Span, { text, lexicons }: RepairWith): Token[] | null {
  // Signs are letters on the Thai keyboard: a word goes from space to space.
  const from = text.slice(0, tokens[words.from]?.from ?? 0).search(/\S*$/)
  const last = Math.max(...tokens.slice(words.from, words.to).map(({ to }) => to))
  const typed = text.slice(from, last + text.slice(last).search(/\s|$/))
  const shortest = THAI_LETTER.test(typed) ? SHORTEST_TURNED.thai : SHORTEST_TURNED.latin
  const other = typed.length >= shortest ? onOtherKeyboard(typed) : null
  if (other === null) return null
  const read = tokensOf(streamOf(other), lexicons).slice(0, -1)
  const isKnown = read.length > 0 && !read.some(({ meaning }) => meaning.is === 'unknown')
  const hasSense = read.some(({ meaning, key }) => !IDLE.includes(meaning.is) && key.length >= SHORTEST_TURNED.thai)
  if (!isKnown || !hasSense) return null
  return read.map((token, at) => ({
    ...token,
    from: token.from + from,
    to: token.to + from,
    gap: at === 0 ? (tokens[words.from]?.gap ?? '') : token.gap,
  }))
}

const keyOf = (tokens: readonly Token[], { from, to }: Span) =>
  tokens
    .slice(from, to)
    .map((token) => token.key)
    .join('')

function whole(tokens: readonly Token[], { from, to }: Span, meaning: Token['meaning']): Token {
  const first = tokens[from]
  const key = keyOf(tokens, { from, to })
  const ends = tokens.slice(from, to).map((token) => token.to)
  return { meaning, from: first?.from ?? 0, to: Math.max(...ends), gap: first?.gap ?? '', key, isFiller: false }
}

/** What a stretch of unread letters means with one slip put right; null when nothing, or two things. */
function slipped(tokens: readonly Token[], span: Span, { lexicons, slips }: RepairWith): Token | null {
  const key = keyOf(tokens, span)
  if (!LETTERS.test(key)) return null
  const meanings = wordsWithinOneSlip(key, slips.get(key.charAt(0)) ?? NONE).flatMap((word) => {
    const meaning = lexicons.map((lexicon) => meaningOf(lexicon, word)).find((one) => one !== undefined)
    return meaning ? [meaning] : []
  })
  const meaning = oneMeaning(meanings)
  return meaning ? whole(tokens, span, meaning) : null
}

/** What a stretch with unknown letters in it sounds like; null when it sounds like nothing known, or two things. */
function heard(tokens: readonly Token[], span: Span, { text, sounds }: RepairWith): Token | null {
  if (!hasUnknown(tokens, span)) return null
  const sound = thaiSoundOf(text.slice(tokens[span.from]?.from, tokens[span.to - 1]?.to))
  const meaning = sound === null ? undefined : sounds.get(sound)
  return meaning ? whole(tokens, span, meaning) : null
}

/** Up to three words together, the longest stretch first, of which each is what it is asked to be. */
function stretches(words: readonly Span[], at: number, isOne: (word: Span) => boolean): Span[] {
  const found: Span[] = []
  for (let count = MOST_WORDS; count >= 1; count -= 1) {
    const some = words.slice(at, at + count)
    const last = some.at(-1)
    const first = some[0]
    if (some.length < count || !first || !last || !some.every(isOne)) continue
    found.push({ from: first.from, to: last.to })
  }
  return found
}

/** A brand stands before what may be a project's own word, or is typed in one with it: `nueครอส`. */
function brandAndNext(word: Span | undefined, next: Span | undefined): (Span | undefined)[] {
  if (!word || word.to - word.from !== 2) return [word, next]
  return [
    { from: word.from, to: word.from + 1 },
    { from: word.from + 1, to: word.to },
  ]
}

/** Whether a stretch is a brand, be it with a slip. */
function isBrand(tokens: readonly Token[], span: Span, repair: RepairWith): boolean {
  const token = span.to - span.from === 1 ? tokens[span.from] : undefined
  const { is } = token?.meaning ?? {}
  return is === 'brand' || (is === 'unknown' && slipped(tokens, span, repair)?.meaning.is === 'brand')
}

/** A brand and a project's own word, or one a slip away: `นิว tide`, `nobel atelir` are those, not all of the brand. */
function slippedProject(tokens: readonly Token[], words: readonly Span[], at: number, repair: RepairWith) {
  const { own } = repair
  const [brand, word] = brandAndNext(words[at], words[at + 1])
  if (!brand || !word || !isBrand(tokens, brand, repair)) return null
  const key = keyOf(tokens, word)
  if (!isUnread(tokens, word)) return null
  const alike = own.get(key.charAt(0)) ?? NONE
  if (!alike.known.has(key) && wordsWithinOneSlip(key, alike, 1).length === 0) return null
  const span = { from: brand.from, to: word.to }
  return { span, tokens: [whole(tokens, span, { is: 'project' })] }
}

function repairedAt(tokens: readonly Token[], words: readonly Span[], at: number, repair: RepairWith) {
  const word = words[at]
  if (!word) return null
  const project = slippedProject(tokens, words, at, repair)
  if (project) return project
  for (const stretch of stretches(words, at, (one) => one === word || isByChance(tokens, one))) {
    const token = heard(tokens, stretch, repair)
    if (token) return { span: stretch, tokens: [token] }
  }
  const unread = stretches(words, at, (one) => isUnread(tokens, one))
  for (const stretch of unread) {
    const token = slipped(tokens, stretch, repair)
    if (token) return { span: stretch, tokens: [token] }
  }
  for (const stretch of unread) {
    const other = turned(tokens, stretch, repair)
    if (other) return { span: stretch, tokens: other }
  }
  return null
}

const SHORT: readonly Token['meaning']['is'][] = ['brand', 'studio']

/** A word that has to stand alone does so between recognised ones too: `คอนโดนิว`, `นิวบางนา`. */
function alone(token: Token, { text, lexicons }: RepairWith): Token | null {
  const strict = fold(text.slice(token.from, token.to))
  const entries = lexicons.flatMap((lexicon) => lexicon.entries.get(token.key) ?? [])
  const entry = entries.find((one) => one.isAlone && SHORT.includes(one.meaning.is) && one.strict === strict)
  return entry ? { ...token, meaning: entry.meaning } : null
}

/** Tokens that one name within a word may be taken for. */
const MOST_TOKENS = 5

/** The longest stretch from a token on, within one word, that is put right. */
function pieceAt(tokens: readonly Token[], from: number, end: number, repair: RepairWith): [Token, number] | null {
  for (let to = Math.min(end, from + MOST_TOKENS); to > from; to -= 1) {
    const piece = { from, to }
    if (!isUnread(tokens, piece)) continue
    const token = heard(tokens, piece, repair) ?? slipped(tokens, piece, repair)
    if (token) return [token, to]
  }
  const single = tokens[from]
  const token = single?.meaning.is === 'unknown' ? alone(single, repair) : null
  return token && [token, from + 1]
}

/** Unread pieces between recognised ones, without spaces: `คอนโดเอกมุยไม่เกิน5ล้าน`. */
function withPieces(tokens: readonly Token[], { from, to }: Span, repair: RepairWith): Token[] {
  const out: Token[] = []
  for (let at = from; at < to; ) {
    const [token, next] = pieceAt(tokens, at, to, repair) ?? [tokens[at], at + 1]
    if (token) out.push(token)
    at = next
  }
  return out
}

/**
 * Puts right what was typed with one slip or on the other keyboard, where nothing was recognised as typed and one
 * known name is meant. What cannot be put right stays unknown.
 */
export function repaired(tokens: readonly Token[], repair: RepairWith): Token[] {
  const words = typedWords(tokens)
  const out: Token[] = []
  for (let at = 0; at < words.length; ) {
    const found = repairedAt(tokens, words, at, repair)
    const word = words[at]
    if (found) {
      out.push(...found.tokens)
      while ((words[at]?.to ?? Number.POSITIVE_INFINITY) <= found.span.to) at += 1
    } else {
      if (word) out.push(...withPieces(tokens, word, repair))
      at += 1
    }
  }
  const read = out.flatMap((token, at) => typedInOne(token, out[at - 1], repair.lexicons) ?? [token])
  return [...read, ...tokens.slice(-1)]
}
