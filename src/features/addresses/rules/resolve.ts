import { type Group, groupSegment } from '@/features/catalogue/rules/vocabulary'
import type { Locale } from '@/i18n/locales'
import { splitLanguage, toLocale } from './language'
import { matchRoute } from './match'
import { upstreamSearch } from './query'
import { fixedRedirect } from './redirects'
import { isParameter, wordsOf } from './route'
import { APP_PREFIXES, EVERY_PAGE_TAGS, type RouteName } from './routes'
import { lowerAscii, readSegments, writePath } from './segments'
import { type AddressSettings, DEFAULT_ADDRESS_SETTINGS } from './settings'
import { type Settled, settle } from './settle'

export { type AddressSettings, DEFAULT_ADDRESS_SETTINGS } from './settings'

/** An address as a browser sent it: the path still percent-encoded, `search` with its `?` or empty. */
export interface AddressRequest {
  path: string
  search: string
}

/** What a request for an address gets. */
export type Resolution =
  /** `isBrief`: an editor may undo it, so browsers must not remember it for long (C1, C5). */
  | { kind: 'redirect'; location: string; status: 301; isBrief: boolean }
  /** To an absolute address on a site that an operator or editor named, who may name another one tomorrow. */
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
      /** Anybody can think of more such words, and all of them are a page: no content stands behind them. */
      mayBeMadeUp: boolean
      /** Only the content knows whether there is a page of these words: anybody can think of more that are none. */
      mayBeMissing: boolean
    }
  /** Admin, published calls, Next's own: passed on and never cached. `segments` are decoded. */
  | { kind: 'app'; path: string; search: string; segments: readonly string[] }
  /** A file. `segments` are decoded, and none is empty, dotted or holds a slash. */
  | { kind: 'static'; path: string; segments: readonly string[] }
  /** `isRemoved`: an editor says that what stood here was taken down (A3.6). */
  | { kind: 'unknown'; locale: Locale; isRemoved: boolean }
  | { kind: 'malformed' }

const FILE_NAME = /^[^.].*\.[A-Za-z0-9]{1,12}$/

/**
 * Decides what an address gets: at most one 301, to the final canonical address on this site or to one that an
 * operator or editor named, whatever mixture of slashes, case, language and old names it came with; the query is
 * kept byte for byte (C23), but for the keys that an editor's redirect says itself.
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

/** Whether a post of the blog may have this address: no other page of the blog has it, in any spelling (C8). */
export function isFreeForPost(slug: string): boolean {
  return matchRoute(['blog', slug])?.name === 'blog-post'
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
  const { locale: asked, rest } = splitLanguage(segments)
  const end = settle({ asked, words: rest, search, hash: '' }, settings)
  if (end.outside !== null) return { kind: 'outside', location: end.outside, status: 301, isBrief: true }
  const canonical = writePath([end.locale, ...end.words])
  const isBrief = end.locale !== asked || end.moves.some(({ by }) => by === 'editor')
  return canonical === path ? answerAt(path, search, end) : redirect(canonical + end.search + end.hash, isBrief)
}

function answerAt(path: string, search: string, { locale, words, match, isRemoved }: Settled): Resolution {
  // A whole year of old news was taken down (A3.7). The 404 page is the answer to its own address (A3.6).
  if (!match || words.includes('2020')) return { kind: 'unknown', locale, isRemoved }
  return {
    kind: 'page',
    locale,
    route: match.name,
    path,
    upstreamSearch: upstreamSearch(match.route, search),
    tags: match.tags,
    isShared: match.route.isShared,
    mayBeMadeUp: match.route.mayBeMadeUp === true,
    mayBeMissing: !match.route.mayBeMadeUp && wordsOf(match.route.pattern).some(isParameter),
  }
}

function redirect(location: string, isBrief: boolean): Resolution {
  return { kind: 'redirect', location, status: 301, isBrief }
}
