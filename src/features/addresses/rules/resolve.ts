import { type Group, groupSegment } from '@/features/catalogue/rules/vocabulary'
import type { Locale } from '@/i18n/locales'
import { splitLanguage, toLocale } from './language'
import { matchRoute } from './match'
import { upstreamSearch } from './query'
import { addToSearch, fixedRedirect, type OutsideSites, outsideAddress } from './redirects'
import { APP_PREFIXES, EVERY_PAGE_TAGS, type RouteName } from './routes'
import { lowerAscii, readSegments, writePath } from './segments'

/** A language can be taken out of service without taking its links away (C1). */
export type LocaleStatus = 'live' | 'redirect-to-en'

/** What an operator or an editor decides about addresses. */
export interface AddressSettings extends OutsideSites {
  /** English itself is where the others go, so it is always live. */
  localeStatus: Readonly<Partial<Record<Exclude<Locale, 'en'>, LocaleStatus>>>
  /** The languages a section is published in, by its first word; absent means all four (C5). */
  sectionLocales: Readonly<Record<string, readonly [Locale, ...Locale[]]>>
}

export const DEFAULT_ADDRESS_SETTINGS: AddressSettings = {
  localeStatus: {},
  sectionLocales: { blog: ['th'] },
  investorUrl: 'https://investor.noble-nue.example/',
  bookingUrl: null,
}

/** An address as a browser sent it: the path still percent-encoded, `search` with its `?` or empty. */
export interface AddressRequest {
  path: string
  search: string
}

/** What a request for an address gets. */
export type Resolution =
  /** `isBrief`: an editor may undo it, so browsers must not remember it for long (C1, C5). */
  | { kind: 'redirect'; location: string; status: 301; isBrief: boolean }
  /** To an absolute address on a site the operator named, who may name another one tomorrow. */
  | { kind: 'outside'; location: string; status: 301; isBrief: true }
  | {
      kind: 'page'
      locale: Locale
      route: RouteName
      path: string
      /** The query keys this route reads, plus `_rsc`, with their `?`; or empty. */
      upstreamSearch: string
      tags: string[]
      isShared: boolean
    }
  /** Admin, published calls, Next's own: passed on and never cached. `segments` are decoded. */
  | { kind: 'app'; path: string; search: string; segments: readonly string[] }
  /** A file. `segments` are decoded, and none is empty, dotted or holds a slash. */
  | { kind: 'static'; path: string; segments: readonly string[] }
  | { kind: 'unknown'; locale: Locale }
  | { kind: 'malformed' }

const FILE_NAME = /^[^.].*\.[A-Za-z0-9]{1,12}$/

/**
 * Decides what an address gets: at most one 301, to the final canonical address on this site or to one the
 * operator named, whatever mixture of slashes, case, language and old names it came with; the query is kept byte
 * for byte (C23).
 */
export function resolveAddress(
  request: AddressRequest,
  settings: AddressSettings = DEFAULT_ADDRESS_SETTINGS,
): Resolution {
  const segments = readSegments(request.path, request.search)
  if (!segments) return { kind: 'malformed' }
  return resolveOutsideSite(request, segments) ?? resolvePage(request, segments, settings)
}

/** The cache tags of a page: a pure function of its address, the same on every node. */
export function tagsOf(path: string): string[] {
  const segments = readSegments(path, '')
  const match = segments && matchRoute(splitLanguage(segments).rest)
  return match ? match.tags : [...EVERY_PAGE_TAGS]
}

/** Whether a project may have this address: no listing has it, nor any other page (C8). */
export function isFreeForProject(project: { group: Group; slug: string }): boolean {
  return matchRoute([groupSegment(project.group), project.slug])?.name === 'project' && project.slug !== 'all'
}

function resolveOutsideSite({ path, search }: AddressRequest, segments: string[]): Resolution | null {
  const first = lowerAscii(segments[0] ?? '')
  if (isFile(first, segments)) return { kind: 'static', path, segments }
  if (!APP_PREFIXES.includes(first)) return null
  const lowered = [first, ...segments.slice(1)]
  const canonical = writePath(lowered)
  // Only people type /admin/ by hand. A call is answered as it came, for a 301 would lose its body.
  if (first === 'admin' && canonical !== path) return redirect(canonical + search, false)
  return { kind: 'app', path: canonical, search, segments: lowered }
}

function isFile(first: string, segments: readonly string[]): boolean {
  if (first === '_next') return segments[1] === 'static' && segments.length > 2
  if (first === 'media') return segments.length > 1
  if (first === '.well-known') return true
  if (APP_PREFIXES.includes(first) || toLocale(first) !== null || fixedRedirect(segments)) return false
  return FILE_NAME.test(segments.at(-1) ?? '')
}

function resolvePage({ path, search }: AddressRequest, segments: string[], settings: AddressSettings): Resolution {
  const asked = splitLanguage(segments)
  const fixed = fixedRedirect(asked.rest)
  const outside = fixed && 'site' in fixed ? resolveOutside(fixed.site, asked.locale, search, settings) : null
  if (outside) return outside
  const renamed = fixed && 'words' in fixed ? fixed : { words: asked.rest, adds: null }
  const match = matchRoute(renamed.words)
  const words = match ? match.canonical : renamed.words.map(lowerAscii)
  const locale = publishedLocale(asked.locale, words[0] ?? '', settings)
  const canonical = writePath([locale, ...words])
  if (canonical !== path) {
    const whole = renamed.adds === null ? search : addToSearch(search, renamed.adds)
    return redirect(canonical + whole, locale !== asked.locale)
  }
  // A whole year of old news was taken down (A3.7). The 404 page is the answer to its own address (A3.6).
  if (!match || words.includes('2020')) return { kind: 'unknown', locale }
  return {
    kind: 'page',
    locale,
    route: match.name,
    path,
    upstreamSearch: upstreamSearch(match.route, search),
    tags: match.tags,
    isShared: match.route.isShared,
  }
}

function resolveOutside(
  site: 'investor' | 'booking',
  asked: Locale,
  search: string,
  settings: AddressSettings,
): Resolution | null {
  const locale = publishedLocale(asked, '', settings)
  const location = outsideAddress(site, settings, { locale, search })
  return location === null ? null : { kind: 'outside', location, status: 301, isBrief: true }
}

function publishedLocale(asked: Locale, section: string, settings: AddressSettings): Locale {
  const isClosed = asked !== 'en' && settings.localeStatus[asked] === 'redirect-to-en'
  const live = isClosed ? 'en' : asked
  if (!Object.hasOwn(settings.sectionLocales, section)) return live
  const published = settings.sectionLocales[section]
  return !published || published.includes(live) ? live : published[0]
}

function redirect(location: string, isBrief: boolean): Resolution {
  return { kind: 'redirect', location, status: 301, isBrief }
}
