import type { Token } from '../lexicon/meanings'
import { fold } from '../text/fold'
import { onOtherKeyboard } from '../text/keyboard'
import { thaiPhoneticKey } from '../text/thai-phonetics'
import { splitJoinedWord } from './joined-words'
import { streamOf } from './letter-stream'
import { absorbProjectPlaces, misspeltProject } from './project-names'
import { hasUnknown, IDLE, isIncidental, isUnread, type RepairContext, type Span, whole, withTypoFixed } from './spans'
import { tokensOf } from './tokens'

const WHITE = /\s/
/** Shorter texts match words of the other layout by chance. */
const SHORTEST_ON_OTHER_LAYOUT = { thai: 3, latin: 4 }
const THAI_LETTER = /[\u0e01-\u0e4e]/
/** How many words are repaired together: `phra kanong`. */
const MOST_WORDS = 3

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

/** Words retyped on the other keyboard layout, when all of them are known there: `8voFf mv's]jv`. */
function onOtherLayout(tokens: readonly Token[], words: Span, { text, lexicons }: RepairContext): Token[] | null {
  // Punctuation types letters on the Thai keyboard, so a word extends to the next space.
  const from = text.slice(0, tokens[words.from]?.from ?? 0).search(/\S*$/)
  const last = Math.max(...tokens.slice(words.from, words.to).map(({ to }) => to))
  const typed = text.slice(from, last + text.slice(last).search(/\s|$/))
  const shortest = THAI_LETTER.test(typed) ? SHORTEST_ON_OTHER_LAYOUT.thai : SHORTEST_ON_OTHER_LAYOUT.latin
  const other = typed.length >= shortest ? onOtherKeyboard(typed) : null
  if (other === null) return null
  const read = tokensOf(streamOf(other), lexicons).slice(0, -1)
  const isKnown = read.length > 0 && !read.some(({ meaning }) => meaning.is === 'unknown')
  const hasSense = read.some(
    ({ meaning, key }) => !IDLE.includes(meaning.is) && key.length >= SHORTEST_ON_OTHER_LAYOUT.thai,
  )
  if (!isKnown || !hasSense) return null
  return read.map((token, at) => ({
    ...token,
    from: token.from + from,
    to: token.to + from,
    gap: at === 0 ? (tokens[words.from]?.gap ?? '') : token.gap,
  }))
}

/** The known word with the same phonetic key as a span; null when there is none or it is ambiguous. */
function matchPhonetically(tokens: readonly Token[], span: Span, { text, sounds }: RepairContext): Token | null {
  if (!hasUnknown(tokens, span)) return null
  const sound = thaiPhoneticKey(text.slice(tokens[span.from]?.from, tokens[span.to - 1]?.to))
  const meaning = sound === null ? undefined : sounds.get(sound)
  return meaning ? whole(tokens, span, meaning) : null
}

/** Spans of up to three consecutive words that all fulfil a condition, longest first. */
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

function repairAt(tokens: readonly Token[], words: readonly Span[], at: number, repair: RepairContext) {
  const word = words[at]
  if (!word) return null
  const project = misspeltProject(tokens, word, words[at + 1], repair)
  if (project) return { span: project.span, tokens: [project.token] }
  for (const stretch of stretches(words, at, (one) => one === word || isIncidental(tokens, one))) {
    const token = matchPhonetically(tokens, stretch, repair)
    if (token) return { span: stretch, tokens: [token] }
  }
  const unread = stretches(words, at, (one) => isUnread(tokens, one))
  for (const stretch of unread) {
    const token = withTypoFixed(tokens, stretch, repair)
    if (token) return { span: stretch, tokens: [token] }
  }
  for (const stretch of unread) {
    const other = onOtherLayout(tokens, stretch, repair)
    if (other) return { span: stretch, tokens: other }
  }
  return null
}

const SHORT: readonly Token['meaning']['is'][] = ['brand', 'studio']

/** Words that must stand alone may also stand between recognised words: `คอนโดนิว`, `นิวบางนา`. */
function alone(token: Token, { text, lexicons }: RepairContext): Token | null {
  const strict = fold(text.slice(token.from, token.to))
  const entries = lexicons.flatMap((lexicon) => lexicon.entries.get(token.key) ?? [])
  const entry = entries.find((one) => one.isAlone && SHORT.includes(one.meaning.is) && one.strict === strict)
  return entry ? { ...token, meaning: entry.meaning } : null
}

/** The most tokens that one misspelt name may have been split into. */
const MOST_TOKENS = 5

/** Repairs the longest possible span at a token within one word. */
function pieceAt(tokens: readonly Token[], from: number, end: number, repair: RepairContext): [Token, number] | null {
  const project = misspeltProject(tokens, { from, to: end }, undefined, repair)
  if (project) return [project.token, project.span.to]
  for (let to = Math.min(end, from + MOST_TOKENS); to > from; to -= 1) {
    const piece = { from, to }
    if (!isUnread(tokens, piece)) continue
    const token = matchPhonetically(tokens, piece, repair) ?? withTypoFixed(tokens, piece, repair)
    if (token) return [token, to]
  }
  const single = tokens[from]
  const token = single?.meaning.is === 'unknown' ? alone(single, repair) : null
  return token && [token, from + 1]
}

/** Repairs unknown parts between recognised ones in a text without spaces: `คอนโดเอกมุยไม่เกิน5ล้าน`. */
function withPieces(tokens: readonly Token[], { from, to }: Span, repair: RepairContext): Token[] {
  const out: Token[] = []
  for (let at = from; at < to; ) {
    const [token, next] = pieceAt(tokens, at, to, repair) ?? [tokens[at], at + 1]
    if (token) out.push(token)
    at = next
  }
  return out
}

/**
 * Repairs typos, phonetic spellings and text typed on the other keyboard layout, where nothing was recognised as typed
 * and exactly one known name matches. Everything else stays unknown.
 */
export function repairTokens(tokens: readonly Token[], repair: RepairContext): Token[] {
  const words = typedWords(tokens)
  const out: Token[] = []
  let done = 0
  for (const [at, word] of words.entries()) {
    const found = word.from >= done ? repairAt(tokens, words, at, repair) : null
    if (found) out.push(...found.tokens)
    done = Math.max(done, found?.span.to ?? word.from)
    out.push(...withPieces(tokens, { from: done, to: word.to }, repair))
    done = Math.max(done, word.to)
  }
  const read = out.flatMap((token, at) => splitJoinedWord(token, out[at - 1], repair.lexicons) ?? [token])
  return [...absorbProjectPlaces(read, repair), ...tokens.slice(-1)]
}
