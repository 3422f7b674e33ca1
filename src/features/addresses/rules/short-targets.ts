import type { Locale } from '@/i18n/locales'
import { ok, type Result, refuse } from '@/kit/result'
import { splitLanguage } from './language'
import type { OutsideSites } from './redirects'
import { type AddressSettings, resolveAddress } from './resolve'
import { readSegments, writePath } from './segments'

/** By what the target of a short link is judged, when it is saved and again whenever somebody follows it. */
export interface TargetRules {
  settings: AddressSettings
  /** Hosts beside ours that may be led to, as `URL.host` writes them. */
  hosts: ReadonlySet<string>
}

/** What is wrong with a target: how it is written, the host it names, or that no page of ours is there. */
export type ShortTargetFault = 'spelling' | 'host' | 'page'

/** An address without its host, taken apart. */
interface Inside {
  path: string
  search: string
  hash: string
}

const LONGEST = 2000
// Browsers drop tabs and line ends and read a backslash as a slash: what we judge must be what they open.
const UNSAFE = /[\s\\\p{Cc}\p{Cf}\p{Cs}]/u
const WHOLE = /^https:\/\/[^/?#@]/i
const HERE = 'https://here.invalid'

/** The hosts a short link may lead to: those the operator names, and always the two sites beside this one. */
export function allowedHosts(named: readonly string[], { investorUrl, bookingUrl }: OutsideSites): Set<string> {
  const sites = [investorUrl, bookingUrl].filter((url) => url !== null)
  return new Set([...named, ...sites.map((url) => new URL(url).host)])
}

/**
 * A target as it is stored: a path of ours with query and hash, or a whole https address on an allowed host. What an
 * editor pasted with our own origin becomes a path. A path must lead to a page, a file or a fixed redirect.
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
 * Where a visitor is sent, in one hop: the target with the visitor's query behind its own, whose keys win. A path
 * without a language gets the visitor's. null when the target is none any more: no page, or a host no longer allowed.
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
  // `//host` is another origin, and `/.//host` becomes it once its dots are read.
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
  // Written anew from its words: of a file the path is otherwise handed on as it came.
  if (asked.kind === 'static') return writePath(segments) + search + hash
  if (asked.kind === 'app') return null
  // The very same words: there was no language among them.
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

/** Two queries as one: the second without the keys that the first has. */
function joinSearch(own: string, given: string): string {
  if (own.length < 2 || given.length < 2) return given.length < 2 ? own : given
  const taken = new Set(new URLSearchParams(own).keys())
  const kept = given
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && ![...new URLSearchParams(pair).keys()].some((key) => taken.has(key)))
  return kept.length > 0 ? `${own}&${kept.join('&')}` : own
}
