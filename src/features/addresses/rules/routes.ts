/** One kind of public page and everything the address alone says about it. */
export interface Route {
  /** What the program calls it. */
  readonly name: string
  /**
   * The canonical address after the language. `{group}` takes one of the five group words,
   * `{slug}` one lower-case word, and `{token=}` one word that keeps its case (C22).
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
}

/** The query keys of a project listing, in the order in which they are always written. */
export const FILTER_KEYS = ['brand', 'badge', 'area', 'price', 'sort'] as const

/**
 * The route catalogue (A2). A page that is not here does not exist for the public. Order does not
 * matter: rows without parameters are tried before rows with them (C8).
 */
export const ROUTES = [
  { name: 'home', pattern: 'home', twins: [''], reads: [], tags: ['home', 'projects'], isShared: true },
  {
    name: 'condominiums',
    pattern: 'project/condominium/all',
    twins: ['project/condominium', 'condominium'],
    reads: FILTER_KEYS,
    tags: ['projects'],
    isShared: true,
  },
  {
    name: 'houses',
    pattern: 'project/house/all',
    twins: ['project/house', 'house'],
    reads: FILTER_KEYS,
    tags: ['projects'],
    isShared: true,
  },
  { name: 'project', pattern: '{group}/{slug}', reads: [], tags: ['project:{slug}', 'cards:{group}'], isShared: true },
  { name: 'success', pattern: 'success', reads: ['project'], tags: ['projects'], isShared: true },
  { name: 'policy', pattern: 'policy', reads: ['page'], tags: ['policies'], isShared: true },
] as const satisfies readonly Route[]

export type RouteName = (typeof ROUTES)[number]['name']

/** Carried by every public page: everything at once, the menus of the shell, the project lists of the footer. */
export const EVERY_PAGE_TAGS = ['site', 'menus', 'footer'] as const

/** First words of addresses that the app answers itself, without a language and without a cache. */
export const APP_PREFIXES: readonly string[] = ['admin', 'api', '_next']

/** Routes once written with the language glued to them: `/thregister` (C4). */
export const GLUED_ROUTES: readonly string[] = ['register']
