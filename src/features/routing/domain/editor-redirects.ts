import { LOCALES, type Locale } from '@/i18n/locales'
import { ok, type Result, refuse } from '@/kernel/result'
import { splitLanguage } from './language'
import { matchRoute } from './match'
import { kebab, readSegments, writePath } from './segments'
import { encodeTyped } from './typed-address'

/** An active redirect as the gateway reads it from the database. */
export interface RedirectRow {
  id: number
  /** Canonical path without language: `condominium/noble-old`. */
  from: string
  locale: 'all' | Locale
  kind: 'redirect' | 'removed'
  /** A path on the site without a language, or a full https URL; null when the address was removed. */
  to: string | null
}

/** The target of a redirect: a path on the site in the language of the request, or another site. */
export type RedirectTarget =
  | { kind: 'ours'; words: readonly string[]; search: string; hash: string }
  | { kind: 'outside'; href: string }

/** A compiled redirect. Without a target the address was removed and answers 404 (A3.6). */
export interface EditorRule {
  id: number
  from: string
  target: RedirectTarget | null
}

/** All redirects by language and address, for one constant-time look-up. */
export type RedirectBook = Readonly<Record<Locale, ReadonlyMap<string, EditorRule>>>

const emptyBook = (): Record<Locale, Map<string, EditorRule>> => ({
  th: new Map(),
  en: new Map(),
  cht: new Map(),
  chs: new Map(),
})

export const NO_REDIRECTS: RedirectBook = emptyBook()

/** The look-up key of an address, the same for all its spellings. */
export const keyOf = (words: readonly string[]): string => words.map(kebab).join('/')

/**
 * Compiles the active rows. A row for one language wins over one for all. Rows with a malformed target are skipped:
 * they cannot have come from the back office.
 */
export function compileRedirects(rows: readonly RedirectRow[]): RedirectBook {
  const book = emptyBook()
  const generalFirst = [...rows].sort((a, b) => Number(b.locale === 'all') - Number(a.locale === 'all'))
  for (const { id, from, locale, kind, to } of generalFirst) {
    const target = kind === 'removed' ? null : targetOf(to)
    if (target === undefined || from === '') continue
    const rule = { id, from, target }
    for (const each of locale === 'all' ? LOCALES : [locale]) book[each].set(from, rule)
  }
  return book
}

function targetOf(to: string | null): RedirectTarget | undefined {
  const read = readTarget(to ?? '')
  return read.ok ? read.value : undefined
}

/** The editors' redirect for a path without language; null when there is none. */
export function redirectFor(book: RedirectBook, locale: Locale, words: readonly string[]): EditorRule | null {
  return book[locale].size === 0 ? null : (book[locale].get(keyOf(words)) ?? null)
}

/** What is wrong with the source of a redirect. */
export type FromFault = 'from-empty' | 'from-characters' | 'from-query' | 'from-long'

const LONGEST_FROM = 200
const LONGEST_TO = 500

/**
 * The canonical spelling of a source: decoded, without language, outer slashes, capitals or underscores; an alias
 * becomes the address of its page. Accepts a full URL copied from a browser.
 */
export function readFrom(text: string): Result<string, FromFault> {
  const path = text.trim().replace(/^https?:\/\/[^/?#]*/i, '')
  if (/[?#]/.test(path)) return refuse('from-query')
  const segments = readSegments(`/${encodeTyped(path)}`, '')
  if (!segments) return refuse('from-characters')
  const from = spelt(segments).join('/')
  // Would be parsed differently the next time it is saved.
  if (/[%?#]/.test(from) || from !== from.trim()) return refuse('from-characters')
  if (from === '') return refuse('from-empty')
  return from.length > LONGEST_FROM ? refuse('from-long') : ok(from)
}

/** Repeated until stable: in lower case, a segment may turn out to be a language. */
function spelt(words: readonly string[]): readonly string[] {
  const { rest } = splitLanguage(words.map(kebab))
  if (rest.length === 0) return rest
  const again = (matchRoute(rest)?.canonical ?? rest).map(kebab)
  return again.join('/') === words.join('/') ? again : spelt(again)
}

/** What is wrong with the target of a redirect, judged by its text alone. */
export type TargetFault =
  | 'to-empty'
  | 'to-characters'
  | 'to-long'
  | 'to-start'
  | 'to-language'
  | 'to-secure'
  | 'to-user'

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must be found.
const UNSAFE = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/

/** Parses a target: a path on the site that starts with one `/`, or an https URL without user or port. */
export function readTarget(to: string): Result<RedirectTarget, TargetFault> {
  const text = to.trim()
  if (text === '') return refuse('to-empty')
  if (text.length > LONGEST_TO) return refuse('to-long')
  if (UNSAFE.test(text)) return refuse('to-characters')
  if (text.startsWith('/')) return readOurs(text)
  return /^[a-z][a-z0-9+.-]*:/i.test(text) ? readOutside(text) : refuse('to-start')
}

function readOurs(text: string): Result<RedirectTarget, TargetFault> {
  const [path = ''] = text.split(/[?#]/, 1)
  const url = URL.canParse(text, 'https://ours.invalid') ? new URL(text, 'https://ours.invalid') : null
  const words = path.includes('//') ? null : readSegments(encodeTyped(path), url?.search ?? '')
  if (!url || !words) return refuse('to-characters')
  if (splitLanguage(words).rest.join('/') !== words.join('/')) return refuse('to-language')
  return ok({ kind: 'ours', words, search: url.search, hash: url.hash })
}

function readOutside(text: string): Result<RedirectTarget, TargetFault> {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 'https:' || !/^https:\/\/[^/]/i.test(text)) return refuse('to-secure')
  if (url.username !== '' || url.password !== '' || text.slice(8).split(/[/?#]/, 1)[0]?.includes('@'))
    return refuse('to-user')
  const isNamed = url.port === '' && /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(url.hostname)
  return isNamed ? ok({ kind: 'outside', href: url.href }) : refuse('to-characters')
}

/** The canonical spelling of a target. */
export function writeTarget(target: RedirectTarget): string {
  return target.kind === 'outside' ? target.href : writePath(target.words) + target.search + target.hash
}

/** The visitor's query with the target's own, whose keys win. */
export function joinSearch(visitor: string, own: string): string {
  if (own.length < 2) return visitor
  if (visitor.length < 2) return own
  const ownKeys = new Set(new URLSearchParams(own).keys())
  const kept = visitor
    .slice(1)
    .split('&')
    .filter((pair) => ![...new URLSearchParams(pair).keys()].some((key) => ownKeys.has(key)))
  return kept.length > 0 ? `?${kept.join('&')}&${own.slice(1)}` : own
}

/** A target on another site with the visitor's query. */
export function outsideHref(href: string, search: string): string {
  const url = new URL(href)
  return url.origin + url.pathname + joinSearch(search, url.search) + url.hash
}
