/** What stands round a page (S2§2.6): the whole shell, or one of three that leave most of it out. */
export type Layout = 'default' | 'event' | 'content-only' | 'ad-source'

/**
 * Who may see a page: staff who are signed in, a member, an affiliate (C30), or whoever holds the token that the
 * address carries.
 */
export type Audience = 'everybody' | 'staff' | 'member' | 'affiliate' | 'holder'

/** One kind of public page and everything the address alone says about it. */
export interface Route {
  /** What the program calls it. */
  readonly name: string
  /**
   * The canonical address after the language. Fixed words are found in any spelling: capitals, snakes, glued (C20,
   * C21). `{group}` takes one of the five group words, `{location}` one word of a location page however it is spelt
   * (C7), `{number}` a whole number, `{token=}` one word that keeps its case (C22), `{rest*}` every word that
   * follows, and any other parameter one lower-case word.
   */
  readonly pattern: string
  /** Other addresses of the same page: each answers 301 to the pattern (C21, C26). */
  readonly twins?: readonly string[]
  /** The query keys the page reads on the server. The others never reach the app nor the cache. */
  readonly reads: readonly string[]
  /** What the page shows besides what every page shows; `{slug}` and `{group}` are filled in from the address. */
  readonly tags: readonly string[]
  /** The same bytes for everybody, so it may be cached whole. */
  readonly isShared: boolean
  /** Any words do for its parameters, as no content stands behind them. Absent: no. */
  readonly mayBeMadeUp?: boolean
  /** Absent: `default`. The page stands in the folder of that name: `src/app/(site)/[locale]/(event)/…`. */
  readonly layout?: Layout
  /** Absent: `everybody`. */
  readonly audience?: Audience
  /** Whether search engines are asked to know it; absent: yes (S2§5). */
  readonly isIndexed?: boolean
}

/** A parameter of a pattern: `{slug}`. */
export const isParameter = (word: string) => word.startsWith('{')

/** A parameter that takes all words that follow: `{rest*}`. */
export const isOpenParameter = (word: string) => word.endsWith('*}')

/** The words of a pattern. */
export const wordsOf = (pattern: string): string[] => pattern.split('/').filter((word) => word !== '')
