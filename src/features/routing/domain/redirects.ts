import type { Locale } from '@/i18n/locales'
import { isToken } from './match'
import { fold } from './segments'

/** The other sites that old addresses lead to. Set by the operator, never by a visitor. */
export interface OutsideSites {
  /** The investor site: its Thai page is at `/th`, its English one at `/en`. */
  investorUrl: string
  /** The check-in site for invitees; null: on this site, at the address asked for (C29). */
  bookingUrl: string | null
}

interface Rule {
  /** Path without language, in any spelling; a trailing `*` matches any further segments, or none. */
  readonly from: string
  /** The new path, where `*` keeps the matched rest; or another site. */
  readonly to: string | { readonly site: 'investor' | 'booking' }
  /** A `key=value` to add to the query. */
  readonly adds?: string
}

/** Every fixed redirect of S1§7, apart from slashes, case and language. Matches underscores and capitals too. */
const RULES: readonly Rule[] = [
  { from: 'ir/*', to: { site: 'investor' } },
  { from: 'event-invite/user-check-in', to: { site: 'booking' } },
  ...['30anniversary', '30-anniversary', '30thanniversary', '30th-anniversary'].map((from) => ({
    from,
    to: 'about/vision',
    adds: 'scrollTo=Noble30th',
  })),
  { from: '2ndlife', to: 'investment-guide' },
  { from: 'foreign-buyer/secondlife', to: 'investment-guide' },
  { from: 'foreign-buyer/investment-guide', to: 'investment-guide' },
  { from: 'news-detail/*', to: 'news-detail/*' },
  { from: 'single-detached-house/*', to: 'single-detached-house/*' },
  { from: 'promotion/detail/*', to: '404' },
]

/** The target of a fixed rule: another path of this site, or another site. */
export type FixedRedirect = { words: readonly string[]; adds: string | null } | { site: 'investor' | 'booking' }

/** The fixed rule for a path without language; null when there is none. */
export function fixedRedirect(rest: readonly string[]): FixedRedirect | null {
  for (const { from, to, adds } of RULES) {
    const following = wordsAfter(from, rest)
    if (!following) continue
    if (typeof to !== 'string') return to
    const words = to.split('/').flatMap((word) => (word === '*' ? following : [word]))
    return { words, adds: adds ?? null }
  }
  return null
}

function wordsAfter(from: string, rest: readonly string[]): readonly string[] | null {
  const words = from.split('/')
  const isOpen = words.at(-1) === '*'
  const fixed = isOpen ? words.slice(0, -1) : words
  const isLong = rest.length > fixed.length
  if (isLong && !isOpen) return null
  return fixed.every((word, index) => fold(rest[index] ?? '') === fold(word)) ? rest.slice(fixed.length) : null
}

/** Appends a rule's query, unless the visitor already has that key. */
export function addToSearch(search: string, adds: string): string {
  if (search.length < 2) return `?${adds}`
  const [key = ''] = adds.split('=')
  return new URLSearchParams(search).has(key) ? search : `${search}&${adds}`
}

/**
 * A URL on another site; null when it is this one. Host and path come from the operator alone: of the visitor's address
 * only the query is passed on, and to the booking site only a well-formed invitation number.
 */
export function outsideAddress(
  site: 'investor' | 'booking',
  sites: OutsideSites,
  asked: { locale: Locale; search: string },
): string | null {
  if (site === 'investor') {
    const url = new URL(sites.investorUrl)
    url.pathname = `${url.pathname.replace(/\/$/, '')}/${asked.locale === 'th' ? 'th' : 'en'}`
    return url.href + asked.search
  }
  if (sites.bookingUrl === null) return null
  const url = new URL(sites.bookingUrl)
  const invitation = new URLSearchParams(asked.search).get('inviteNumber') ?? ''
  if (isToken(invitation)) url.searchParams.set('inviteNumber', invitation)
  return url.href
}
