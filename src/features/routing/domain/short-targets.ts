import type { Locale } from '@/i18n/locales'
import { ok, type Result, refuse } from '@/kernel/result'
import { splitLanguage } from './language'
import type { OutsideSites } from './redirects'
import { type AddressSettings, resolveAddress } from './resolve'
import { readSegments, writePath } from './segments'

/** What the target of a short link is checked against, on save and on every visit. */
export interface TargetRules {
  settings: AddressSettings
  /** Allowed external hosts, as `URL.host` writes them. */
  hosts: ReadonlySet<string>
}

/** The fault of a target: its spelling, its host, or no such page. */
export type ShortTargetFault = 'spelling' | 'host' | 'page'

/** An address without its host, parsed. */
interface Inside {
  path: string
  search: string
  hash: string
}

const LONGEST = 2000
// Browsers drop tabs and line breaks and read a backslash as a slash: what we check must be what they open.
const UNSAFE = /[\s\\\p{Cc}\p{Cf}\p{Cs}]/u
const WHOLE = /^https:\/\/[^/?#@]/i
const HERE = 'https://here.invalid'

/** The hosts a short link may lead to: those named by the operator, and the two sites beside this one. */
export function allowedHosts(named: readonly string[], { investorUrl, bookingUrl }: OutsideSites): Set<string> {
  const sites = [investorUrl, bookingUrl].filter((url) => url !== null)
  return new Set([...named, ...sites.map((url) => new URL(url).host)])
}

/**
 * A target as it is stored: a path with query and hash, or a full https URL on an allowed host. A pasted URL of this
 * site becomes a path. A path must be a page, a file or a fixed redirect.
 */
export function readTarget(text: string, rules: TargetRules, ownOrigin: string): Result<string, ShortTargetFault> {
  const trimmed = text.trim()
  const isOwn = trimmed.startsWith(`${ownOrigin}/`)
  const parsed = parse(isOwn ? trimmed.slice(ownOrigin.length) : trimmed, rules.hosts)
  if (typeof parsed === 'string') return refuse(parsed)
  if (parsed instanceof URL) return ok(parsed.href)
  if (insideLocation(parsed, 'th', rules.settings) === null) return refuse('page')
  return ok(parsed.path + parsed.search + parsed.hash)
}

/**
 * Where a visitor is redirected: the target, its own query keys winning over the visitor's. A path without a language
 * gets the visitor's. null when the target is no longer valid: no such page, or a host that is no longer allowed.
 */
export function targetLocation(
  target: string,
  visitor: { locale: Locale; search: string },
  rules: TargetRules,
): string | null {
  const parsed = parse(target, rules.hosts)
  if (typeof parsed === 'string') return null
  if (parsed instanceof URL)
    return parsed.origin + parsed.pathname + joinSearch(parsed.search, visitor.search) + parsed.hash
  return insideLocation(
    { ...parsed, search: joinSearch(parsed.search, visitor.search) },
    visitor.locale,
    rules.settings,
  )
}

function parse(text: string, hosts: ReadonlySet<string>): Inside | URL | 'spelling' | 'host' {
  if (text.length > LONGEST || UNSAFE.test(text)) return 'spelling'
  if (WHOLE.test(text)) return parseWhole(text, hosts) ?? 'host'
  if (!text.startsWith('/') || !URL.canParse(text, HERE)) return 'spelling'
  const { origin, pathname, search, hash } = new URL(text, HERE)
  // `//host` is another origin, and `/.//host` becomes one when dot segments are resolved.
  return origin === HERE && !pathname.startsWith('//') ? { path: pathname, search, hash } : 'spelling'
}

function parseWhole(text: string, hosts: ReadonlySet<string>): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === ''
  return isPlain && hosts.has(url.host) ? url : null
}

function insideLocation({ path, search, hash }: Inside, locale: Locale, settings: AddressSettings): string | null {
  const segments = readSegments(path, search)
  if (!segments) return null
  const asked = resolveAddress({ path, search }, settings)
  // Rewritten from its segments: a file's path is otherwise passed on as it came.
  if (asked.kind === 'static') return writePath(segments) + search + hash
  if (asked.kind === 'app') return null
  // Unchanged: it contained no language.
  const hasLanguage = splitLanguage(segments).rest !== segments
  const location = pageLocation(hasLanguage ? path : `/${locale}${path}`, search, settings)
  return location === null ? null : location + hash
}

function pageLocation(path: string, search: string, settings: AddressSettings): string | null {
  const found = resolveAddress({ path, search }, settings)
  if (found.kind === 'page') return path + search
  if (found.kind === 'outside') return found.location
  if (found.kind !== 'redirect') return null
  const [canonical = ''] = found.location.split('?', 1)
  const isPage = resolveAddress({ path: canonical, search: '' }, settings).kind === 'page'
  return isPage ? found.location : null
}

/** Merges two queries; the keys of the first win. */
function joinSearch(own: string, given: string): string {
  if (own.length < 2 || given.length < 2) return given.length < 2 ? own : given
  const taken = new Set(new URLSearchParams(own).keys())
  const kept = given
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && ![...new URLSearchParams(pair).keys()].some((key) => taken.has(key)))
  return kept.length > 0 ? `${own}&${kept.join('&')}` : own
}
