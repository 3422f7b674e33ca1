import type { Locale } from '@/i18n/locales'
import { type EditorRule, joinSearch, outsideHref, redirectFor } from './editor-redirects'
import { matchRoute, type RouteMatch } from './match'
import { addToSearch, fixedRedirect, outsideAddress } from './redirects'
import { kebab, lowerAscii } from './segments'
import { type AddressSettings, publishedLocale } from './settings'

/** A step of the resolution: the language asked for, the path, its query and hash. */
export interface Place {
  asked: Locale
  words: readonly string[]
  search: string
  hash: string
}

/** One redirect that applied. `words` is the path it led to; null when it led to another site or to the 404 page. */
export interface Move {
  by: 'editor' | 'fixed'
  /** The id of the editors' redirect. */
  id: number | null
  words: readonly string[] | null
}

/** The end of the resolution. `moves` are the redirects that applied, in order. */
export interface Destination extends Place {
  locale: Locale
  match: RouteMatch | null
  /** A URL on another site. */
  outside: string | null
  isRemoved: boolean
  moves: readonly Move[]
}

interface Walk extends Place {
  moves: readonly Move[]
}

const localeAt = ({ asked, words }: Place, settings: AddressSettings) =>
  publishedLocale(asked, kebab(words[0] ?? ''), settings)

const ruleAt = (place: Place, settings: AddressSettings): EditorRule | null =>
  redirectFor(settings.redirects, localeAt(place, settings), place.words)

/**
 * Follows an address to its end: editors' redirects first, then the fixed rules, then the catalogue's canonical
 * spelling, which may match an editors' redirect again. Loops are ignored: the back office refuses them, but two saves
 * on two nodes or a change of the catalogue may still cause one.
 */
export function followRedirects(start: Place, settings: AddressSettings): Destination {
  const walk = { ...start, moves: [] }
  const first = ruleAt(walk, settings)
  const end = first && follow(walk, first, settings, new Set())
  if (end) return end
  const plain = resolveFixed(walk, settings)
  const second = plain.outside === null ? ruleAt(plain, settings) : null
  return (second && follow(plain, second, settings, new Set())) ?? plain
}

function follow(walk: Walk, rule: EditorRule, settings: AddressSettings, seen: Set<EditorRule>): Destination | null {
  if (seen.has(rule)) return null
  seen.add(rule)
  const { target, id } = rule
  const move = (words: readonly string[] | null): Walk['moves'] => [...walk.moves, { by: 'editor', id, words }]
  const here = { ...walk, words: rule.from.split('/'), match: null, moves: move(null) }
  const locale = localeAt(walk, settings)
  if (target === null) return { ...here, locale, outside: null, isRemoved: true }
  if (target.kind === 'outside')
    return { ...here, locale, outside: outsideHref(target.href, walk.search), isRemoved: false }
  const { words, search, hash } = target
  return followNext(
    { ...walk, words, search: joinSearch(walk.search, search), hash, moves: move(words) },
    settings,
    seen,
  )
}

function followNext(walk: Walk, settings: AddressSettings, seen: Set<EditorRule>): Destination | null {
  const rule = ruleAt(walk, settings)
  if (rule) return follow(walk, rule, settings, seen)
  const plain = resolveFixed(walk, settings)
  const second = plain.outside === null ? ruleAt(plain, settings) : null
  return second ? follow(plain, second, settings, seen) : plain
}

/** The same without editors' redirects. */
function resolveFixed(walk: Walk, settings: AddressSettings): Destination {
  const fixed = fixedRedirect(walk.words)
  const outside = fixed && 'site' in fixed ? externalAddress(fixed.site, walk, settings) : null
  const renamed = fixed && 'words' in fixed ? fixed : null
  const words = renamed?.words ?? walk.words
  const match = matchRoute(words)
  const canonical = match ? match.canonical : words.map(lowerAscii)
  const isMoved = outside !== null || (renamed !== null && !sameWords(words, walk.words))
  const move: Move = { by: 'fixed', id: null, words: outside === null ? words : null }
  return {
    ...walk,
    words: canonical,
    search: renamed?.adds ? addToSearch(walk.search, renamed.adds) : walk.search,
    locale: localeOf(match, canonical, walk.asked, settings),
    match,
    outside,
    isRemoved: false,
    moves: isMoved ? [...walk.moves, move] : walk.moves,
  }
}

/** A draft may be looked at before its language is open, and the token of a shared one is for that language. */
function localeOf(match: RouteMatch | null, words: readonly string[], asked: Locale, settings: AddressSettings) {
  return match?.route.audience === 'staff' ? asked : publishedLocale(asked, kebab(words[0] ?? ''), settings)
}

const sameWords = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((word, index) => word === others[index])

function externalAddress(
  site: 'investor' | 'booking',
  { asked, search }: Place,
  settings: AddressSettings,
): string | null {
  return outsideAddress(site, settings, { locale: publishedLocale(asked, '', settings), search })
}
