import { fold } from './fold'
import { typedInOne } from './joined-words'
import { onOtherKeyboard } from './keyboard'
import type { Token } from './meanings'
import { slippedProject, withOwnPlaces } from './own-names'
import { hasUnknown, IDLE, isByChance, isUnread, type RepairWith, type Span, slipped, whole } from './query-spans'
import { streamOf } from './query-stream'
import { tokensOf } from './query-tokens'
import { thaiSoundOf } from './thai-by-ear'

const WHITE = /\s/
/** Fewer letters turn out some word of the other language too easily; Latin ones sooner than Thai ones. */
const SHORTEST_TURNED = { thai: 3, latin: 4 }
const THAI_LETTER = /[\u0e01-\u0e4e]/
/** Words of one name that a slip may stand in, `phra kanong`; and words that the other keyboard puts right together. */
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

function repairedAt(tokens: readonly Token[], words: readonly Span[], at: number, repair: RepairWith) {
  const word = words[at]
  if (!word) return null
  const project = slippedProject(tokens, word, words[at + 1], repair)
  if (project) return { span: project.span, tokens: [project.token] }
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
  const project = slippedProject(tokens, { from, to: end }, undefined, repair)
  if (project) return [project.token, project.span.to]
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
  let done = 0
  for (const [at, word] of words.entries()) {
    const found = word.from >= done ? repairedAt(tokens, words, at, repair) : null
    if (found) out.push(...found.tokens)
    done = Math.max(done, found?.span.to ?? word.from)
    out.push(...withPieces(tokens, { from: done, to: word.to }, repair))
    done = Math.max(done, word.to)
  }
  const read = out.flatMap((token, at) => typedInOne(token, out[at - 1], repair.lexicons) ?? [token])
  return [...withOwnPlaces(read, repair), ...tokens.slice(-1)]
}
