import { type Brand, type Group, groupSegment } from '@/features/catalogue/rules/vocabulary'
import { isLocale, type Locale } from '@/i18n/locales'
import { type ListingFilter, writeListingFilter } from './listing-filter'

/** What is looked for in the first place: a flat in a tower, or a house with its land. */
export type ListingKind = 'condominium' | 'house'

/** The listings of the header menu (S2§2.5): the words of each address after `project`. */
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

/** All condominiums, all houses, or one category of them. */
export type Listing = keyof typeof LISTING_WORDS

export const LISTINGS = Object.keys(LISTING_WORDS) as Listing[]

/** `/th/home`. */
export const homePath = (locale: Locale) => `/${locale}/home`

/** `/th/brand-noble`: what one of the two brands stands for. */
export const brandPath = (locale: Locale, brand: Brand) => `/${locale}/brand-${brand}`

/** `/th/home/preview`: the draft of a page, for staff who are signed in (A2.12). */
export const previewPath = (path: string) => `${path}/preview`

/** `/th/single-detached-house/noble-gable`: the canonical address of a project (C6). */
export function projectPath(locale: Locale, project: { group: Group; slug: string }): string {
  return `/${locale}/${groupSegment(project.group)}/${project.slug}`
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
  return `/${locale}/location/${slug}${writeListingFilter(filter)}`
}

/** Where a form without JavaScript arrives after it was taken. */
export const successPath = (locale: Locale, project?: string) =>
  `/${locale}/success${project ? `?project=${encodeURIComponent(project)}` : ''}`

/** The policy page, or one of its parts (S2§2.5: `page=cookies`). */
export const policyPath = (locale: Locale, page?: 'cookies') => `/${locale}/policy${page ? `?page=${page}` : ''}`

/** The form for news, or the page behind a link of one of its mails: `/th/newsletter/leave/{token}`. */
export function newsletterPath(locale: Locale, link?: { step: 'confirm' | 'leave'; token: string }): string {
  return `/${locale}/newsletter${link ? `/${link.step}/${link.token}` : ''}`
}

/** The same page in another language, with its query and hash (A1.3). */
export function switchLocale(path: string, locale: Locale): string {
  const end = path.search(/[?#]/)
  const bare = end === -1 ? path : path.slice(0, end)
  const tail = end === -1 ? '' : path.slice(end)
  const words = bare.split('/').filter((word) => word !== '')
  const rest = isLocale(words[0]) ? words.slice(1) : words
  return rest.length > 0 ? `/${locale}/${rest.join('/')}${tail}` : `${homePath(locale)}${tail}`
}
