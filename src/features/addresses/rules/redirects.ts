import type { Locale } from '@/i18n/locales'
import { isToken } from './match'
import { fold } from './segments'

/** The sites beside this one that old addresses lead to. An operator names them, never a visitor. */
export interface OutsideSites {
  /** The investor site: its Thai page is at `/th`, its English one at `/en`. */
  investorUrl: string
  /** Where invitees check in; null: here, at the address they asked for (C29). */
  bookingUrl: string | null
}

interface Rule {
  /** Words after the language, found in any spelling; a last `*` stands for any words that follow, or none. */
  readonly from: string
  /** The words instead, where a `*` keeps those that followed; or a site that is not ours. */
  readonly to: string | { readonly site: 'investor' | 'booking' }
  /** What the query must say there, as `key=value`. */
  readonly adds?: string
}

/** Every fixed redirect of S1§7 that is no mere matter of slashes, case or language. Snakes and capitals are read too. */
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

/** Where a fixed rule leads: to other words of this site, or to another site. */
export type FixedRedirect = { words: readonly string[]; adds: string | null } | { site: 'investor' | 'booking' }

/** The fixed rule for the words after the language; null when there is none. */
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

/** The query as it came, and after it what a rule adds, unless the visitor already says something about that. */
export function addToSearch(search: string, adds: string): string {
  if (search.length < 2) return `?${adds}`
  const [key = ''] = adds.split('=')
  return new URLSearchParams(search).has(key) ? search : `${search}&${adds}`
}

/**
 * An absolute address on another site; null when that is this one. Host and path are the operator's alone: of the
 * visitor's address only a query goes along, and to the booking host nothing but a well-formed invitation number.
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
