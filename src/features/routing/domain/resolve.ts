import type { Locale } from '@/i18n/locales'
import { EVERY_PAGE_TAGS } from '@/kernel/cache/cache-tags'
import { FRAMEWORK_PREFIX } from '@/kernel/next-words'
import { isParameter, wordsOf } from '@/kernel/route'
import { type Group, groupSegment } from '@/kernel/vocabulary'
import { withoutChatEnding } from './chat-endings'
import { type Destination, followRedirects } from './follow-redirects'
import { splitLanguage, toLocale } from './language'
import { matchRoute } from './match'
import { upstreamSearch } from './query'
import { fixedRedirect } from './redirects'
import { APP_PREFIXES, type RouteName } from './routes'
import { lowerAscii, readSegments, writePath } from './segments'
import { type AddressSettings, DEFAULT_ADDRESS_SETTINGS, publishedLocale } from './settings'

export { type AddressSettings, DEFAULT_ADDRESS_SETTINGS } from './settings'

/** An address as sent by a browser: the path percent-encoded, `search` with its `?` or empty. */
export interface AddressRequest {
  path: string
  search: string
}

/** The outcome of a request for an address. */
export type Resolution =
  /** `isBrief`: an editor may undo it, so browsers must not cache it for long (C1, C5). */
  | { kind: 'redirect'; location: string; status: 301; isBrief: boolean }
  /** To a URL on a site named by an operator or editor, who may change it tomorrow. */
  | { kind: 'outside'; location: string; status: 301; isBrief: true }
  | {
      kind: 'page'
      locale: Locale
      route: RouteName
      path: string
      /** The query keys this route reads, plus the marker of a data request, with their `?`; or empty. */
      upstreamSearch: string
      tags: string[]
      isShared: boolean
      /** Any value of its parameters is a page, so the number of such pages is unbounded. */
      isUnbounded: boolean
      /** Only the content decides whether the page exists: most invented slugs do not. */
      mayBeMissing: boolean
    }
  /** Admin, public API, Next's own paths: proxied and never cached. `segments` are decoded. */
  | { kind: 'app'; path: string; search: string; segments: readonly string[] }
  /** A file. `segments` are decoded, and none is empty, a dot segment or contains a slash. */
  | { kind: 'static'; path: string; segments: readonly string[] }
  | { kind: 'unknown'; locale: Locale }
  | { kind: 'malformed' }

const FILE_NAME = /^[^.].*\.[A-Za-z0-9]{1,12}$/

/**
 * Resolves an address: at most one 301, to the final canonical address on this site or to a site named by an operator
 * or editor, whatever mixture of slashes, case, language and old names it has. The query is preserved byte for byte
 * (C23), except for keys that an editors' redirect sets itself.
 */
export function resolveAddress(
  request: AddressRequest,
  settings: AddressSettings = DEFAULT_ADDRESS_SETTINGS,
): Resolution {
  const segments = readSegments(request.path, request.search)
  if (!segments) return { kind: 'malformed' }
  const kept = withoutChatEnding(segments, request.search, settings) ?? segments
  return resolveOutsideSite(request, segments) ?? resolvePage(request, kept, settings)
}

/** The cache tags of a page: a pure function of its address, the same on every node. */
export function tagsOf(path: string): string[] {
  const segments = readSegments(path, '')
  const match = segments && matchRoute(splitLanguage(segments).rest)
  return match ? match.tags : [...EVERY_PAGE_TAGS]
}

/** Whether a project may have this address: no listing and no other page has it (C8). */
export function isFreeForProject(project: { group: Group; slug: string }): boolean {
  return matchRoute([groupSegment(project.group), project.slug])?.name === 'project' && project.slug !== 'all'
}

/** Whether a blog post may have this address: no other page of the blog has it, in any spelling (C8). */
export function isFreeForPost(slug: string): boolean {
  return matchRoute(['blog', slug])?.name === 'blog-post'
}

function resolveOutsideSite({ path, search }: AddressRequest, segments: string[]): Resolution | null {
  const first = lowerAscii(segments[0] ?? '')
  if (isFile(first, segments)) return { kind: 'static', path, segments }
  if (!APP_PREFIXES.includes(first)) return null
  const lowered = [first, ...segments.slice(1)]
  const canonical = writePath(lowered)
  // Only people type /admin/ by hand. API calls are not redirected: a 301 would lose the body.
  if (first === 'admin' && canonical !== path) return redirect(canonical + search, false)
  return { kind: 'app', path: canonical, search, segments: lowered }
}

function isFile(first: string, segments: readonly string[]): boolean {
  if (first === FRAMEWORK_PREFIX) return segments[1] === 'static' && segments.length > 2
  if (first === 'media') return segments.length > 1
  if (first === '.well-known') return true
  if (APP_PREFIXES.includes(first) || toLocale(first) !== null || fixedRedirect(segments)) return false
  return FILE_NAME.test(segments.at(-1) ?? '')
}

function resolvePage(
  { path, search }: AddressRequest,
  segments: readonly string[],
  settings: AddressSettings,
): Resolution {
  const { locale: asked, rest } = splitLanguage(segments)
  const end = followRedirects({ asked, words: rest, search, hash: '' }, settings)
  if (end.outside !== null) return { kind: 'outside', location: end.outside, status: 301, isBrief: true }
  // An address that an editor marked as removed leads to the 404 page (S1§7, A3.6).
  if (end.isRemoved) return redirect(notFoundPath(asked, settings) + search, true)
  const canonical = writePath([end.locale, ...end.words])
  const isBrief = end.locale !== asked || end.moves.some(({ by }) => by === 'editor')
  const isAnswered = canonical === path || (isRedirectedByApp(end) && end.search === search && end.hash === '')
  return isAnswered ? answerAt(canonical, search, end) : redirect(canonical + end.search + end.hash, isBrief)
}

/** The 404 page in the language asked for, or in the one that stands in for it. */
export const notFoundPath = (asked: Locale, settings: AddressSettings) =>
  `/${publishedLocale(asked, '404', settings)}/404`

/** The app itself redirects from there: a redirect of ours before it would be the first of two. */
const isRedirectedByApp = ({ match }: Destination): boolean => match?.route.answersWithRedirect === true

function answerAt(path: string, search: string, { locale, words, match }: Destination): Resolution {
  // The news of a whole year was taken down (A3.7). The 404 page answers at the requested address (A3.6).
  if (!match || words.includes('2020')) return { kind: 'unknown', locale }
  return {
    kind: 'page',
    locale,
    route: match.name,
    path,
    upstreamSearch: upstreamSearch(match.route, search),
    tags: match.tags,
    isShared: match.route.isShared,
    isUnbounded: match.route.isUnbounded === true,
    mayBeMissing: !match.route.isUnbounded && wordsOf(match.route.pattern).some(isParameter),
  }
}

function redirect(location: string, isBrief: boolean): Resolution {
  return { kind: 'redirect', location, status: 301, isBrief }
}
