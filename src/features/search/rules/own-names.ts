import { fold, loosen } from './fold'
import type { Token } from './meanings'
import { wordsWithinOneSlip } from './one-slip'
import { hasUnknown, isByChance, keyOf, NONE, type RepairWith, type Span, slipped, whole } from './query-spans'
import { VOCABULARY } from './query-tokens'
import { withoutSilentLetters } from './thai-by-ear'

/** Whether a stretch is a brand, be it with a slip. */
function isBrand(tokens: readonly Token[], span: Span, repair: RepairWith): boolean {
  const token = span.to - span.from === 1 ? tokens[span.from] : undefined
  const { is } = token?.meaning ?? {}
  return is === 'brand' || (is === 'unknown' && slipped(tokens, span, repair)?.meaning.is === 'brand')
}

/** The unread letters that a stretch begins with; null when it begins with something else. */
function unreadStart(tokens: readonly Token[], span: Span | undefined): Span | null {
  if (!span) return null
  const read = tokens
    .slice(span.from, span.to)
    .findIndex((_, at) => !isByChance(tokens, { from: span.from + at, to: span.from + at + 1 }))
  const start = { from: span.from, to: read === -1 ? span.to : span.from + read }
  return hasUnknown(tokens, start) ? start : null
}

const BRANDS = [...VOCABULARY.entries.values()].flat().filter(({ meaning }) => meaning.is === 'brand')

/** A brand that has to stand alone is no word of its own in front of other Thai letters: `นิวพัลส์`. */
const SHORT_BRANDS = BRANDS.filter(({ isAlone }) => isAlone)

/** What stands behind a brand and may be a project's own word, be it typed in one with it: `nueครอส`, `นิวพัลลาดพร้าว`. */
function behindBrand(tokens: readonly Token[], word: Span, next: Span | undefined, repair: RepairWith) {
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

/** A brand and a project's own word, or one a slip away: `นิว tide`, `nobel atelir` are those, not all of the brand. */
export function slippedProject(tokens: readonly Token[], word: Span, next: Span | undefined, repair: RepairWith) {
  const own = behindBrand(tokens, word, next, repair)
  if (!own) return null
  const alike = repair.own.get(own.key.charAt(0)) ?? NONE
  const meant = alike.known.has(own.key) ? own.key : wordsWithinOneSlip(own.key, alike, 1)[0]
  if (meant === undefined) return null
  const span = { from: word.from, to: own.to }
  return { span, token: { ...whole(tokens, span, { is: 'project' }), key: meant } }
}

/** A comma or the like parts a place from what stands before it. */
const PARTS = /[,;/|，；、。\n]/

/** Whether a place or a station, by one of its names, stands behind some words in the name of a project. */
function isOwnPlace(words: string, { meaning }: Token, { lexicons, gazetteer }: RepairWith): boolean {
  if (meaning.is !== 'name') return false
  const things = [
    gazetteer.places.find(({ key }) => key === meaning.place),
    gazetteer.stations.find(({ key }) => key === meaning.station),
  ]
  const names = things.flatMap((thing) => thing?.names ?? [])
  // Of a name by ear only what begins with the brand is known.
  const beginnings = [words, ...BRANDS.map(({ key }) => key + words)]
  return [...names, ...names.flatMap(withoutSilentLetters)].some((name) => {
    const place = loosen(fold(name))
    const found = lexicons.flatMap(({ entries }) => beginnings.flatMap((one) => entries.get(one + place) ?? []))
    return found.some(({ meaning: { is } }) => is === 'project')
  })
}

/** The end of a name that is known without it: the ท์ of `นิว ดริฟท์`, which is written ดริฟต์ and said ดริฟ. */
const isLetterMore = ({ meaning, gap, key }: Token) => meaning.is === 'unknown' && gap === '' && key.length === 1

/**
 * The place that stands behind a project's own words in its name is a part of the name, in whatever spelling or script:
 * `noble lumen prompong`, `nue pulse ลาดพร้าว`. Another place is one.
 */
export function withOwnPlaces(tokens: readonly Token[], repair: RepairWith): Token[] {
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
