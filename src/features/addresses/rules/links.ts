import { type Group, groupSegment } from '@/features/catalogue/rules/vocabulary'
import { isLocale, type Locale } from '@/i18n/locales'
import { type ListingFilter, writeListingFilter } from './listing-filter'

/** The two listings of the header menu (S2§2.5). */
export type ListingKind = 'condominium' | 'house'

/** `/th/home`. */
export const homePath = (locale: Locale) => `/${locale}/home`

/** `/th/single-detached-house/noble-gable`: the canonical address of a project (C6). */
export function projectPath(locale: Locale, project: { group: Group; slug: string }): string {
  return `/${locale}/${groupSegment(project.group)}/${project.slug}`
}

/** `/th/project/condominium/all?brand=nue`. */
export function listingPath(locale: Locale, kind: ListingKind, filter: Partial<ListingFilter> = {}): string {
  return `/${locale}/project/${kind}/all${writeListingFilter(filter)}`
}

/** Where a form without JavaScript arrives after it was taken. */
export const successPath = (locale: Locale, project?: string) =>
  `/${locale}/success${project ? `?project=${encodeURIComponent(project)}` : ''}`

/** The policy page, or one of its parts (S2§2.5: `page=cookies`). */
export const policyPath = (locale: Locale, page?: 'cookies') => `/${locale}/policy${page ? `?page=${page}` : ''}`

/** The same page in another language, with its query and hash (A1.3). */
export function switchLocale(path: string, locale: Locale): string {
  const end = path.search(/[?#]/)
  const bare = end === -1 ? path : path.slice(0, end)
  const tail = end === -1 ? '' : path.slice(end)
  const words = bare.split('/').filter((word) => word !== '')
  const rest = isLocale(words[0]) ? words.slice(1) : words
  return rest.length > 0 ? `/${locale}/${rest.join('/')}${tail}` : `${homePath(locale)}${tail}`
}
