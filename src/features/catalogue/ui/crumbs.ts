import { homePath, type Listing, type ListingKind, listingPath, locationPath, projectPath } from '@/features/routing'
import type { Crumb } from '@/features/seo'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { ListingSays } from '../domain/lists/landing'
import type { LocationPage } from '../domain/lists/location-pages'
import type { ProjectCard } from '../domain/project'
import { listingWords } from './landing-texts'
import { locationWords } from './location-words'

type DescribedPlaces = Parameters<typeof locationWords>[2]

/** All condominiums and all houses, each with the narrower lists beside it. */
export const CATEGORIES: Readonly<Record<ListingKind, readonly Listing[]>> = {
  condominium: ['condominium', 'new-condo', 'condo-ready-to-move', 'condo-pet-friendly'],
  house: ['house', 'single-detached-house', 'townhome', 'shophouse'],
}

/** The parent listing; null for a top-level one. */
export function kindAbove(listing: Listing): ListingKind | null {
  if (CATEGORIES.condominium.includes(listing)) return 'condominium'
  return CATEGORIES.house.includes(listing) ? 'house' : null
}

function crumbs(locale: Locale, above: readonly Crumb[], title: string): Crumb[] {
  return [{ text: words(locale, 'catalogue')('listing.home'), href: homePath(locale) }, ...above, { text: title }]
}

function kindCrumb(locale: Locale, kind: ListingKind, says: ListingSays): Crumb {
  return { text: listingWords(locale, kind, says).title, href: listingPath(locale, kind) }
}

/** Breadcrumbs of a listing: home, its parent, itself. */
export function listingCrumbs(locale: Locale, listing: Listing, says: ListingSays): Crumb[] {
  const kind = kindAbove(listing)
  const { title } = listingWords(locale, listing, says)
  return crumbs(locale, kind && kind !== listing ? [kindCrumb(locale, kind, says)] : [], title)
}

/** Breadcrumbs of the index of areas: home, itself. */
export const areasCrumbs = (locale: Locale): Crumb[] => crumbs(locale, [], words(locale, 'landing')('title'))

/** The cards of a list as its structured data names them. */
export const listedProjects = (locale: Locale, cards: readonly Pick<ProjectCard, 'group' | 'slug' | 'title'>[]) =>
  cards.map((card) => ({ path: projectPath(locale, card), name: card.title }))

interface LocationCrumbs {
  page: LocationPage
  /** The page of all kinds that contains this one. */
  wider: LocationPage | null
  places: DescribedPlaces
  /** The landing texts of its parent listings. */
  says: ListingSays
}

/** Breadcrumbs of a location page: home, the wider area or else the kind, itself. */
export function locationCrumbs(locale: Locale, { page, wider, places, says }: LocationCrumbs): Crumb[] {
  const { title } = locationWords(locale, page, places)
  if (wider) {
    const above = { text: locationWords(locale, wider, places).title, href: locationPath(locale, wider.slug) }
    return crumbs(locale, [above], title)
  }
  return crumbs(locale, page.kind ? [kindCrumb(locale, page.kind, says)] : [], title)
}
