import type { Locale } from '@/i18n/locales'
import { type EditorRule, joinSearch, outsideHref, redirectFor } from './editor-redirects'
import { matchRoute, type RouteMatch } from './match'
import { addToSearch, fixedRedirect, outsideAddress } from './redirects'
import { kebab, lowerAscii } from './segments'
import { type AddressSettings, publishedLocale } from './settings'

/** A place on the way of an address: the language asked for, the words after it, and what stands behind them. */
export interface Place {
  asked: Locale
  words: readonly string[]
  search: string
  hash: string
}

/** One rule that led on, with the words it led to; none when it led off the site, or to the 404 page. */
export interface Move {
  by: 'editor' | 'fixed'
  /** The editor's redirect. */
  id: number | null
  words: readonly string[] | null
}

/** Where an address ends. `moves` are the rules that led there, in their order. */
export interface Settled extends Place {
  locale: Locale
  match: RouteMatch | null
  /** A whole address on another site. */
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
 * Follows an address to its end: the redirects of editors first, then the fixed rules, then the catalogue's own
 * spelling, for which an editor may have a redirect again. Redirects that go in a circle count for nothing: none
 * can be saved, but two may be saved at once on two nodes, or the catalogue may change under them.
 */
export function settle(start: Place, settings: AddressSettings): Settled {
  const walk = { ...start, moves: [] }
  const first = ruleAt(walk, settings)
  const end = first && take(walk, first, settings, new Set())
  if (end) return end
  const plain = settlePlainly(walk, settings)
  const second = plain.outside === null ? ruleAt(plain, settings) : null
  return (second && take(plain, second, settings, new Set())) ?? plain
}

function take(walk: Walk, rule: EditorRule, settings: AddressSettings, seen: Set<EditorRule>): Settled | null {
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
  return goOn({ ...walk, words, search: joinSearch(walk.search, search), hash, moves: move(words) }, settings, seen)
}

function goOn(walk: Walk, settings: AddressSettings, seen: Set<EditorRule>): Settled | null {
  const rule = ruleAt(walk, settings)
  if (rule) return take(walk, rule, settings, seen)
  const plain = settlePlainly(walk, settings)
  const second = plain.outside === null ? ruleAt(plain, settings) : null
  return second ? take(plain, second, settings, seen) : plain
}

/** The same without any redirect of editors. */
function settlePlainly(walk: Walk, settings: AddressSettings): Settled {
  const fixed = fixedRedirect(walk.words)
  const outside = fixed && 'site' in fixed ? outsideOf(fixed.site, walk, settings) : null
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
    locale: publishedLocale(walk.asked, kebab(canonical[0] ?? ''), settings),
    match,
    outside,
    isRemoved: false,
    moves: isMoved ? [...walk.moves, move] : walk.moves,
  }
}

const sameWords = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((word, index) => word === others[index])

function outsideOf(site: 'investor' | 'booking', { asked, search }: Place, settings: AddressSettings): string | null {
  return outsideAddress(site, settings, { locale: publishedLocale(asked, '', settings), search })
}
