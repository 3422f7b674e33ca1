import { ANNOUNCED_ROUTES } from './announced-routes'
import { PREVIEW_ROUTES, STAFF_PAGE } from './preview-routes'
import type { Route } from './route'
import { STORY_ROUTES } from './story-routes'

/** The query keys of a project listing, in the order in which they are always written. */
export const FILTER_KEYS = ['brand', 'badge', 'group', 'area', 'price', 'sort'] as const

/** One listing of projects: the header menu's address first, then the shapes of S1 and of older links (C7). */
const listing = <Name extends string, Pattern extends string>(name: Name, pattern: Pattern, ...twins: string[]) => ({
  name,
  pattern,
  twins,
  reads: FILTER_KEYS,
  tags: ['projects', 'landings'],
  isShared: true,
})

/** The page behind a link of one mail: whoever holds it is taken for its receiver. */
const LINK_OF_A_MAIL = { reads: [], tags: [], isShared: false, audience: 'holder', isIndexed: false } as const

/**
 * The route catalogue (A2). A page that is not here does not exist for the public. Order does not
 * matter: rows without parameters are tried before rows with them (C8).
 */
export const ROUTES = [
  { name: 'home', pattern: 'home', twins: [''], reads: [], tags: ['home', 'projects', 'news', 'blog'], isShared: true },
  { name: 'home-preview', pattern: 'home/preview', ...STAFF_PAGE },
  { name: 'brand-noble', pattern: 'brand-noble', reads: [], tags: ['brand:noble', 'projects'], isShared: true },
  { name: 'brand-noble-preview', pattern: 'brand-noble/preview', ...STAFF_PAGE },
  { name: 'brand-nue', pattern: 'brand-nue', reads: [], tags: ['brand:nue', 'projects'], isShared: true },
  { name: 'brand-nue-preview', pattern: 'brand-nue/preview', ...STAFF_PAGE },
  { name: 'project-preview', pattern: '{group}/{slug}/preview', ...STAFF_PAGE },
  { name: 'listing-preview', pattern: 'project/{kind}/{category}/preview', ...STAFF_PAGE },
  { name: 'location-preview', pattern: 'location/{location}/preview', ...STAFF_PAGE },
  { name: 'search-seo', pattern: 'search-seo', reads: [], tags: ['landings'], isShared: true },
  listing('condominiums', 'project/condominium/all', 'project/condominium', 'condominium', 'microsite'),
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
  // Its words are anybody's own: there are as many pages as people can type, so none is kept.
  {
    name: 'search-result',
    pattern: 'search-result',
    reads: [
      ...['keyword', 'price', 'brand', 'group', 'badge', 'place', 'station', 'line', 'beds', 'tags'],
      ...['type_tab', 'to', 'within', 'sort', 'view', 'area', 'page'],
    ],
    tags: [],
    isShared: false,
    isIndexed: false,
  },
  {
    name: 'find-by-line',
    pattern: 'find/by-line',
    twins: ['find'],
    reads: ['line', 'station', 'to', 'within', 'sort'],
    tags: ['projects'],
    isShared: true,
  },
  {
    name: 'find-by-map',
    pattern: 'find/by-map',
    reads: ['area', 'to', 'within', 'sort'],
    tags: ['projects'],
    isShared: true,
  },
  {
    name: 'project',
    pattern: '{group}/{slug}',
    twins: ['project/{group}/{slug}', 'microsite/{group}/{slug}'],
    reads: [],
    tags: ['project:{slug}', 'cards:{group}'],
    isShared: true,
  },
  // Which group it belongs to only the content knows: the app answers the 301, with the query (C6).
  { name: 'project-by-slug', pattern: 'project/{slug}', reads: [], tags: [], isShared: false, isIndexed: false },
  { name: 'success', pattern: 'success', reads: ['project'], tags: ['projects'], isShared: true, isIndexed: false },
  // The same for everybody, and yet kept by nobody: there are as many of these lists as visitors.
  { name: 'shortlist', pattern: 'shortlist', reads: ['homes'], tags: ['projects'], isShared: true, isIndexed: false },
  { name: 'newsletter', pattern: 'newsletter', reads: [], tags: [], isShared: true, isIndexed: false },
  { name: 'newsletter-confirm', pattern: 'newsletter/confirm/{token=}', ...LINK_OF_A_MAIL },
  { name: 'newsletter-leave', pattern: 'newsletter/leave/{token=}', ...LINK_OF_A_MAIL },
  { name: 'saved-search-confirm', pattern: 'saved-search/confirm/{token=}', ...LINK_OF_A_MAIL },
  { name: 'saved-search-leave', pattern: 'saved-search/leave/{token=}', ...LINK_OF_A_MAIL },
  { name: 'policy-preview', pattern: 'policy/preview', ...STAFF_PAGE },
  { name: 'cookies-notice-preview', pattern: 'cookies-privacy-notice/preview', ...STAFF_PAGE },
  { name: 'policy', pattern: 'policy', reads: ['page', 'edition'], tags: ['policies'], isShared: true },
  {
    name: 'policy-of-project',
    pattern: 'policy/{slug}',
    reads: [],
    tags: ['policies', 'project:{slug}'],
    isShared: true,
  },
  {
    name: 'cookies-notice',
    pattern: 'cookies-privacy-notice',
    twins: ['cookie-privacy-notice'],
    reads: [],
    tags: ['policies'],
    isShared: true,
  },
  { name: 'styleguide', pattern: 'styleguide', reads: [], tags: [], isShared: true, isIndexed: false },
  ...STORY_ROUTES,
  ...PREVIEW_ROUTES,
  ...ANNOUNCED_ROUTES,
] as const satisfies readonly Route[]

export type RouteName = (typeof ROUTES)[number]['name']

/** The canonical address of a kind of page, as its row writes it. */
export type PatternOf<Name extends RouteName> = Extract<(typeof ROUTES)[number], { name: Name }>['pattern']

/**
 * Carried by every public page: everything at once, the menus of the shell, the project lists of the footer, and the
 * landing pages that the search of the header offers.
 */
export const EVERY_PAGE_TAGS = ['site', 'menus', 'footer', 'choices'] as const

/** First words of addresses that the app answers itself, without a language and without a cache. */
export const APP_PREFIXES: readonly string[] = ['admin', 'api', '_next']

/** Routes once written with the language glued to them: `/thregister` (C4). */
export const GLUED_ROUTES: readonly string[] = ['register']
