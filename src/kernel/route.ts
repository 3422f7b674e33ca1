import type { RouteTag } from './cache/cache-tags'

/** The layout around a page (S2§2.6): the full one, or one of three reduced ones. */
export type Layout = 'default' | 'event' | 'content-only' | 'ad-source'

/**
 * Who may see a page: everybody, signed-in staff, a member, an affiliate (C30), or the holder of the token in the
 * address.
 */
export type Audience = 'everybody' | 'staff' | 'member' | 'affiliate' | 'holder'

/** One kind of public page, and everything its address determines. */
export interface Route {
  /** Its name in the code. */
  readonly name: string
  /**
   * The canonical path after the language. Fixed segments match in any spelling: capitals, underscores, joined (C20,
   * C21). `{group}` matches one of the five groups, `{location}` a location in any spelling (C7), `{number}` a whole
   * number, `{token=}` a case-sensitive segment (C22), `{rest*}` all remaining segments, and any other parameter one
   * lower-case segment.
   */
  readonly pattern: string
  /** Other addresses of the same page: each answers 301 to the pattern (C21, C26). */
  readonly aliases?: readonly string[]
  /** The query keys the page reads on the server. All others are dropped before the app and the cache key. */
  readonly reads: readonly string[]
  /** Every value of a key counts, as the check boxes of a form send them; defaults to false: the first one does. */
  readonly readsEveryValue?: boolean
  /**
   * The cache tags of the page in addition to those of every page; `{slug}` and `{group}` are filled in from the
   * address.
   */
  readonly tags: readonly RouteTag[]
  /** The response is the same for everybody, so it is cached as a whole. */
  readonly isShared: boolean
  /** Whether a shared page is cached; defaults to true. False for pages as numerous as visitors. */
  readonly isCached?: boolean
  /**
   * For how many seconds a shared page is cached at most. Its query is what people type: it is normalised, and the page
   * is never sent beyond its time. Absent: until its content changes.
   */
  readonly lifeSeconds?: number
  /**
   * It answers with a 301 to an address that only the database knows. Other spellings of its own address are answered
   * by it too, so that no visitor is redirected twice. Defaults to false.
   */
  readonly answersWithRedirect?: boolean
  /** Any parameter value is a valid page, since no content is looked up. Defaults to false. */
  readonly isUnbounded?: boolean
  /** Defaults to `default`. The page is in the folder of its layout: `src/app/(site)/[locale]/(event)/…`. */
  readonly layout?: Layout
  /** Defaults to `everybody`. */
  readonly audience?: Audience
  /** Whether search engines may index it; defaults to true (S2§5). */
  readonly isIndexed?: boolean
}

/** A parameter of a pattern: `{slug}`. */
export const isParameter = (word: string) => word.startsWith('{')

/** A parameter that matches all remaining segments: `{rest*}`. */
export const isOpenParameter = (word: string) => word.endsWith('*}')

/** The segments of a pattern. */
export const wordsOf = (pattern: string): string[] => pattern.split('/').filter((word) => word !== '')

/** Shared by all drafts: rendered per request, not indexed, not cached (A2.12). */
export const STAFF_PAGE = { reads: ['token'], tags: [], isShared: false, audience: 'staff', isIndexed: false } as const

/** The page of a mailed link: anybody with the link counts as the recipient. */
export const LINK_OF_A_MAIL = { reads: [], tags: [], isShared: false, audience: 'holder', isIndexed: false } as const
