import { ANNOUNCED_ROUTES } from './announced-routes'

/** What stands round a page (S2§2.6): the whole shell, or one of three that leave most of it out. */
export type Layout = 'default' | 'event' | 'content-only' | 'ad-source'

/** One kind of public page and everything the address alone says about it. */
export interface Route {
  /** What the program calls it. */
  readonly name: string
  /**
   * The canonical address after the language. `{group}` takes one of the five group words, `{slug}` one
   * lower-case word, `{location}` one word of a location page however it is spelt (C7), and `{token=}` one word
   * that keeps its case (C22).
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
  /** Absent: `default`. The page stands in the folder of that name: `src/app/(site)/[locale]/(event)/…`. */
  readonly layout?: Layout
}

/** The query keys of a project listing, in the order in which they are always written. */
export const FILTER_KEYS = ['brand', 'badge', 'group', 'area', 'price', 'sort'] as const

/** One listing of projects: the header menu's address first, then the shapes of S1 and of older links (C7). */
const listing = <Name extends string, Pattern extends string>(name: Name, pattern: Pattern, ...twins: string[]) => ({
  name,
  pattern,
  twins,
  reads: FILTER_KEYS,
  tags: ['projects'],
  isShared: true,
})

/**
 * The route catalogue (A2). A page that is not here does not exist for the public. Order does not
 * matter: rows without parameters are tried before rows with them (C8).
 */
export const ROUTES = [
  { name: 'home', pattern: 'home', twins: [''], reads: [], tags: ['home', 'projects'], isShared: true },
  { name: 'home-preview', pattern: 'home/preview', reads: ['token'], tags: [], isShared: false },
  { name: 'brand-noble', pattern: 'brand-noble', reads: [], tags: ['brand:noble', 'projects'], isShared: true },
  { name: 'brand-noble-preview', pattern: 'brand-noble/preview', reads: ['token'], tags: [], isShared: false },
  { name: 'brand-nue', pattern: 'brand-nue', reads: [], tags: ['brand:nue', 'projects'], isShared: true },
  { name: 'brand-nue-preview', pattern: 'brand-nue/preview', reads: ['token'], tags: [], isShared: false },
  { name: 'project-preview', pattern: '{group}/{slug}/preview', reads: ['token'], tags: [], isShared: false },
  listing('condominiums', 'project/condominium/all', 'project/condominium', 'condominium'),
  listing('new-condominiums', 'project/condominium/new-condo', 'condominium/new-condo'),
  listing('ready-condominiums', 'project/condominium/condo-ready-to-move', 'condominium/condo-ready-to-move'),
  listing('pet-friendly-condominiums', 'project/condominium/condo-pet-friendly', 'condominium/condo-pet-friendly'),
  listing('houses', 'project/house/all', 'project/house', 'house'),
  listing(
    'detached-houses',
    'project/house/single-detached-house',
    'house/single-detached-house',
    'project/single-detached-house',
    'single-detached-house',
  ),
  listing(
    'townhomes',
    'project/house/townhome',
    'project/house/townhouse',
    'house/townhome',
    'house/townhouse',
    'project/townhome',
    'townhome',
  ),
  listing('shophouses', 'project/house/shophouse', 'house/shophouse'),
  listing('past-projects', 'project/past-projects/all', 'project/past-projects', 'past-projects'),
  listing('location', 'location/{location}', 'location/sukhumvit/{location}'),
  {
    name: 'project',
    pattern: '{group}/{slug}',
    twins: ['project/{group}/{slug}'],
    reads: [],
    tags: ['project:{slug}', 'cards:{group}'],
    isShared: true,
  },
  { name: 'success', pattern: 'success', reads: ['project'], tags: ['projects'], isShared: true },
  { name: 'newsletter', pattern: 'newsletter', reads: [], tags: [], isShared: true },
  { name: 'newsletter-confirm', pattern: 'newsletter/confirm/{token=}', reads: [], tags: [], isShared: false },
  { name: 'newsletter-leave', pattern: 'newsletter/leave/{token=}', reads: [], tags: [], isShared: false },
  { name: 'policy', pattern: 'policy', reads: ['page'], tags: ['policies'], isShared: true },
  {
    name: 'policy-of-project',
    pattern: 'policy/{slug}',
    reads: [],
    tags: ['policies', 'project:{slug}'],
    isShared: true,
  },
  { name: 'styleguide', pattern: 'styleguide', reads: [], tags: [], isShared: true },
  ...ANNOUNCED_ROUTES,
] as const satisfies readonly Route[]

export type RouteName = (typeof ROUTES)[number]['name']

/** Carried by every public page: everything at once, the menus of the shell, the project lists of the footer. */
export const EVERY_PAGE_TAGS = ['site', 'menus', 'footer'] as const

/** First words of addresses that the app answers itself, without a language and without a cache. */
export const APP_PREFIXES: readonly string[] = ['admin', 'api', '_next']

/** Routes once written with the language glued to them: `/thregister` (C4). */
export const GLUED_ROUTES: readonly string[] = ['register']
