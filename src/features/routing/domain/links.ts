import { isLocale, type Locale } from '@/i18n/locales'
import { isOpenParameter, isParameter, wordsOf } from '@/kernel/route'
import { type Brand, type Group, groupSegment } from '@/kernel/vocabulary'
import { type ListingFilter, writeListingFilter } from './listing-filter'
import { type PatternOf, ROUTES, type RouteName } from './routes'
import { writePath } from './segments'

/** The main choice of a visitor: a condominium, or a house with its land. */
export type ListingKind = 'condominium' | 'house'

/** The listings of the header menu (S2§2.5), with the segments of their addresses after `project`. */
const LISTING_WORDS = {
  condominium: ['condominium', 'all'],
  'new-condo': ['condominium', 'new-condo'],
  'condo-ready-to-move': ['condominium', 'condo-ready-to-move'],
  'condo-pet-friendly': ['condominium', 'condo-pet-friendly'],
  house: ['house', 'all'],
  'single-detached-house': ['house', 'single-detached-house'],
  townhome: ['house', 'townhome'],
  shophouse: ['house', 'shophouse'],
  'past-projects': ['past-projects', 'all'],
} as const satisfies Record<string, readonly [kind: string, category: string]>

/** The segment for all tabs of the blog. */
export const ALL_TABS = 'all'

/** All condominiums, all houses, or one category of them. */
export type Listing = keyof typeof LISTING_WORDS

export const LISTINGS = Object.keys(LISTING_WORDS) as Listing[]

/** `slug` of `{slug}`, `token` of `{token=}`, `rest` of `{rest*}`. */
type ParameterOf<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Bare}=` | `${infer Bare}*` ? Bare : Name) | ParameterOf<Rest>
  : never

type ValuesOf<Name extends RouteName> =
  ParameterOf<PatternOf<Name>> extends never ? [] : [values: Readonly<Record<ParameterOf<PatternOf<Name>>, string>>]

const WORDS_OF: ReadonlyMap<RouteName, readonly string[]> = new Map(
  ROUTES.map(({ name, pattern }) => [name, wordsOf(pattern)]),
)

/**
 * The canonical path of a page by its route name: `pagePath('th', 'career')`, or with parameters `pagePath('th',
 * 'blog-post', { slug })`. An unknown page and missing or extra parameters fail the type check. A `{rest*}` is given as
 * `a/b`.
 */
export function pagePath<Name extends RouteName>(locale: Locale, name: Name, ...[values]: ValuesOf<Name>): string {
  const given: Readonly<Record<string, string>> = values ?? {}
  const valuesOf = (word: string) => {
    const value = given[word.replace(/^\{|[=*]?\}$/g, '')] ?? ''
    return isOpenParameter(word) ? wordsOf(value) : [value]
  }
  const words = (WORDS_OF.get(name) ?? []).flatMap((word) => (isParameter(word) ? valuesOf(word) : [word]))
  return writePath([locale, ...words])
}

/** `/th/home`. */
export const homePath = (locale: Locale) => pagePath(locale, 'home')

/** `/th/brand-noble`: the page of a brand. */
export const brandPath = (locale: Locale, brand: Brand) => pagePath(locale, `brand-${brand}`)

/** `/th/home/preview`: the draft of a page, for signed-in staff (A2.12). */
export const previewPath = (path: string) => `${path}/preview`

/** `/th/single-detached-house/noble-gable`: the canonical address of a project (C6). */
export function projectPath(locale: Locale, project: { group: Group; slug: string }): string {
  return pagePath(locale, 'project', { group: groupSegment(project.group), slug: project.slug })
}

/** `/th/project/condominium/all?brand=nue`. */
export function listingPath(locale: Locale, listing: Listing, filter: Partial<ListingFilter> = {}): string {
  return `/${locale}/project/${LISTING_WORDS[listing].join('/')}${writeListingFilter(filter)}`
}

/** The listing at `project/{kind}/{category}`; null when there is none. */
export function listingAt(kind: string, category: string): Listing | null {
  return LISTINGS.find((name) => LISTING_WORDS[name][0] === kind && LISTING_WORDS[name][1] === category) ?? null
}

/** `/th/location/condo-ari?brand=nue`. */
export function locationPath(locale: Locale, slug: string, filter: Partial<ListingFilter> = {}): string {
  return pagePath(locale, 'location', { location: slug }) + writeListingFilter(filter)
}

/** The thank-you page of a form posted without JavaScript. */
export function successPath(
  locale: Locale,
  project?: string,
  asked: { reference?: string; unit?: string } = {},
): string {
  const query = new URLSearchParams()
  if (project) query.set('project', project)
  if (asked.unit) query.set('unit', asked.unit)
  if (asked.reference) query.set('ref', asked.reference)
  return pagePath(locale, 'success') + (query.size > 0 ? `?${query}` : '')
}

/** The policy page, or the cookie notice; `policy?page=cookies` shows the notice too, but is not canonical (C43). */
export const policyPath = (locale: Locale, part?: 'cookies') =>
  pagePath(locale, part === 'cookies' ? 'cookies-notice' : 'policy')

/** `/th/news?category=corporate_news&page=2`: all news, or one category. */
export function newsPath(locale: Locale, { category, page = 1 }: { category?: string; page?: number } = {}): string {
  const query = new URLSearchParams()
  if (category !== undefined) query.set('category', category)
  if (page > 1) query.set('page', String(page))
  return pagePath(locale, 'news') + (query.size > 0 ? `?${query}` : '')
}

/** `/th/blog/living/page/2`: a page of one tab or of the whole blog, whose first page is `/th/blog`. */
export function blogPath(locale: Locale, tab: string | null = null, page = 1): string {
  if (tab === null && page === 1) return pagePath(locale, 'blog')
  return pagePath(locale, 'blog-tab', { tab: tab ?? ALL_TABS, number: String(page) })
}

/** The newsletter form, or the page of a link in a newsletter mail: `/th/newsletter/leave/{token}`. */
export function newsletterPath(locale: Locale, link?: { step: 'confirm' | 'leave'; token: string }): string {
  return link ? pagePath(locale, `newsletter-${link.step}`, { token: link.token }) : pagePath(locale, 'newsletter')
}

/** The page of a link in a saved-search mail: `/th/saved-search/leave/{token}`. */
export const savedSearchPath = (locale: Locale, { step, token }: { step: 'confirm' | 'leave'; token: string }) =>
  pagePath(locale, `saved-search-${step}`, { token })

/** The same page in another language, with its query and hash (A1.3). */
export function switchLocale(path: string, locale: Locale): string {
  const end = path.search(/[?#]/)
  const bare = end === -1 ? path : path.slice(0, end)
  const tail = end === -1 ? '' : path.slice(end)
  const words = bare.split('/').filter((word) => word !== '')
  const rest = isLocale(words[0]) ? words.slice(1) : words
  return rest.length > 0 ? `/${locale}/${rest.join('/')}${tail}` : `${homePath(locale)}${tail}`
}
