import { type Brand, GROUPS, type Group, groupSegment } from '../vocabulary'
import type { KIND_TAGS } from './kind-tags'

/** The Postgres channel that announces invalidated cache tags to gateways and apps. The message is `tag,tag`. */
export const CONTENT_CHANNEL = 'content'

/**
 * On every public page: everything at once, the menus, the footer's project lists, and the landing pages offered by the
 * header's search.
 */
export const EVERY_PAGE_TAGS = ['site', 'menus', 'footer', 'choices'] as const

/** On pages of search results: raised when the search index was made anew, a moment after the content changed. */
export const RESULTS_TAG = 'results'

/** On no page: tables that gateways and the search keep in memory. */
export const TABLE_TAGS = ['redirects', 'sections', 'search-words'] as const

/** `KIND_TAGS` come from the manifests: on pages that show content of a kind. */
type KindTag = (typeof EVERY_PAGE_TAGS)[number] | (typeof KIND_TAGS)[number] | typeof RESULTS_TAG | `brand:${Brand}`

/** Names the content of a cached page or read, so that changing it invalidates them. All tags are listed here. */
export type CacheTag =
  | KindTag
  | `project:${string}`
  | `cards:${string}`
  | (typeof TABLE_TAGS)[number]
  | `short-link:${string}`

/** A cache tag of a route: the parameter is filled in from the address. */
export type RouteTag = KindTag | 'project:{slug}' | 'cards:{group}'

export const brandTag = (brand: Brand): CacheTag => `brand:${brand}`

/** For everything that shows more of a project than its card. */
export const projectTag = (slug: string): CacheTag => `project:${slug}`

/** For everything that shows cards of one group, or those that stand beside it (`cardsTags`). */
export const cardsTag = (group: Group): CacheTag => `cards:${groupSegment(group)}`

/** What a changed card of a group invalidates: houses and land stand on each other's pages as similar projects. */
export const cardsTags = (group: Group): CacheTag[] =>
  group === 'Condominium' ? [cardsTag(group)] : GROUPS.filter((one) => one !== 'Condominium').map(cardsTag)

export const shortLinkTag = (code: string): CacheTag => `short-link:${code}`
