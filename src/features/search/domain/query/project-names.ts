import type { Token } from '../lexicon/meanings'
import { VOCABULARY } from '../lexicon/vocabulary'
import { wordsWithinOneEdit } from '../text/edit-distance'
import { fold, loosen } from '../text/fold'
import { withoutSilentLetters } from '../text/thai-phonetics'
import { hasUnknown, isIncidental, keyOf, NONE, type RepairContext, type Span, whole, withTypoFixed } from './spans'

/** Whether a span is a brand, possibly misspelt. */
function isBrand(tokens: readonly Token[], span: Span, repair: RepairContext): boolean {
  const token = span.to - span.from === 1 ? tokens[span.from] : undefined
  const { is } = token?.meaning ?? {}
  return is === 'brand' || (is === 'unknown' && withTypoFixed(tokens, span, repair)?.meaning.is === 'brand')
}

/** The unknown letters at the start of a span; null when it starts with something known. */
function unreadStart(tokens: readonly Token[], span: Span | undefined): Span | null {
  if (!span) return null
  const read = tokens
    .slice(span.from, span.to)
    .findIndex((_, at) => !isIncidental(tokens, { from: span.from + at, to: span.from + at + 1 }))
  const start = { from: span.from, to: read === -1 ? span.to : span.from + read }
  return hasUnknown(tokens, start) ? start : null
}

const BRANDS = [...VOCABULARY.entries.values()].flat().filter(({ meaning }) => meaning.is === 'brand')

/** Brands that must stand alone are not recognised before other Thai letters: `นิวพัลส์`. */
const SHORT_BRANDS = BRANDS.filter(({ isAlone }) => isAlone)

/** The text after a brand that may be a project name, with or without a space: `nueครอส`, `นิวพัลลาดพร้าว`. */
function behindBrand(tokens: readonly Token[], word: Span, next: Span | undefined, repair: RepairContext) {
  const brand = { from: word.from, to: word.from + 1 }
  if (isBrand(tokens, brand, repair)) {
    const own = unreadStart(tokens, brand.to < word.to ? { from: brand.to, to: word.to } : next)
    return own && { to: own.to, key: keyOf(tokens, own) }
  }
  const both = unreadStart(tokens, word)
  const key = both ? keyOf(tokens, both) : ''
  const short = SHORT_BRANDS.find((brand) => key.startsWith(brand.key))
  return both && short ? { to: both.to, key: key.slice(short.key.length) } : null
}

/**
 * A brand followed by a distinctive project word, possibly misspelt: `นิว tide`, `nobel atelir`. Not the brand alone.
 */
export function misspeltProject(tokens: readonly Token[], word: Span, next: Span | undefined, repair: RepairContext) {
  const own = behindBrand(tokens, word, next, repair)
  if (!own) return null
  const alike = repair.own.get(own.key.charAt(0)) ?? NONE
  const meant = alike.known.has(own.key) ? own.key : wordsWithinOneEdit(own.key, alike, 1)[0]
  if (meant === undefined) return null
  const span = { from: word.from, to: own.to }
  return { span, token: { ...whole(tokens, span, { is: 'project' }), key: meant } }
}

/** Punctuation separates a place from the words before it. */
const PARTS = /[,;/|，；、。\n]/

/** Whether a place or station follows these words in a project name, under any of its names. */
function isOwnPlace(words: string, { meaning }: Token, { lexicons, gazetteer }: RepairContext): boolean {
  if (meaning.is !== 'name') return false
  const things = [
    gazetteer.places.find(({ key }) => key === meaning.place),
    gazetteer.stations.find(({ key }) => key === meaning.station),
  ]
  const names = things.flatMap((thing) => thing?.names ?? [])
  // For a phonetic spelling, only names that start with the brand are known.
  const beginnings = [words, ...BRANDS.map(({ key }) => key + words)]
  return [...names, ...names.flatMap(withoutSilentLetters)].some((name) => {
    const place = loosen(fold(name))
    const found = lexicons.flatMap(({ entries }) => beginnings.flatMap((one) => entries.get(one + place) ?? []))
    return found.some(({ meaning: { is } }) => is === 'project')
  })
}

/** A leftover last letter of a misspelt name: the ท์ of `นิว ดริฟท์`, which is correctly ดริฟต์. */
const isLetterMore = ({ meaning, gap, key }: Token) => meaning.is === 'unknown' && gap === '' && key.length === 1

/**
 * Makes a place part of the project name before it, in any spelling or script, when the project has that name: `noble
 * lumen prompong`, `nue pulse ลาดพร้าว`. Any other place stays a filter.
 */
export function absorbProjectPlaces(tokens: readonly Token[], repair: RepairContext): Token[] {
  const out: Token[] = []
  let words: string | null = null
  for (const token of tokens) {
    const isOwn = words !== null && !PARTS.test(token.gap) && isOwnPlace(words, token, repair)
    out.push(isOwn ? { ...token, meaning: { is: 'project' } } : token)
    if (token.meaning.is === 'project') words = token.key
    else if (!isOwn && !isLetterMore(token)) words = null
  }
  return out
}
