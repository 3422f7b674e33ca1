import type { Listing, ListingFilter } from '@/features/routing'
import type { Badge, Group, Tag } from '@/kernel/vocabulary'
import type { ProjectCard } from '../project'
import { NEAR_MINUTES } from './chosen-projects'
import { GROUPS_OF, hasBadge, type ListingCards, liesIn, type PlaceNode, placesOf } from './listing'

/** The subject of a listing before any filter. Missing fields do not restrict it. */
export interface ListingScope {
  groups?: readonly Group[]
  badge?: Badge
  tag?: Tag
  /** Slugs of places; each includes the places within it. */
  places?: readonly string[]
  /** At most ten minutes on foot from a station of BTS or MRT. */
  isNearTrain?: boolean
  /** Past projects instead of current ones (C10). */
  isPast?: boolean
}

/** The listings of the header menu (A6.3). */
export const LISTING_SCOPES: Readonly<Record<Listing, ListingScope>> = {
  condominium: { groups: GROUPS_OF.condominium },
  'new-condo': { groups: GROUPS_OF.condominium, badge: 'New_Project' },
  'condo-ready-to-move': { groups: GROUPS_OF.condominium, badge: 'Ready_to_Move' },
  'condo-pet-friendly': { groups: GROUPS_OF.condominium, tag: 'pet_friendly' },
  house: { groups: GROUPS_OF.house },
  'single-detached-house': { groups: ['Single_detached_house'] },
  townhome: { groups: ['Townhome'] },
  shophouse: { groups: GROUPS_OF.house, tag: 'shophouse' },
  'past-projects': { isPast: true },
}

const TRAINS: readonly string[] = ['BTS', 'MRT']

const isNearTrain = (card: ProjectCard) =>
  card.stations.some(({ system, minutes }) => TRAINS.includes(system) && minutes <= NEAR_MINUTES)

/** The projects a list is about, before any filter, in the order editors gave them. */
export function cardsWithin(
  cards: readonly ProjectCard[],
  scope: ListingScope,
  places: readonly PlaceNode[],
): ProjectCard[] {
  return cards.filter(
    (card) =>
      card.isCurrent !== (scope.isPast ?? false) &&
      (!scope.groups || scope.groups.includes(card.group)) &&
      (!scope.badge || hasBadge(card, scope.badge)) &&
      (!scope.tag || card.tags.includes(scope.tag)) &&
      (!scope.places || liesIn(card, scope.places, places)) &&
      (!scope.isNearTrain || isNearTrain(card)),
  )
}

/** The projects of a list, and the past ones that would be on it, were they not past. */
export function listingCards(
  cards: readonly ProjectCard[],
  scope: ListingScope,
  places: readonly PlaceNode[],
): ListingCards {
  const past = scope.isPast || scope.badge ? [] : cardsWithin(cards, { ...scope, isPast: true }, places)
  return { own: cardsWithin(cards, scope, places), past }
}

/**
 * A filter without what makes no sense on a list, as it came from the address of another one: past projects are not for
 * sale, and a list of one group or one place has no other.
 */
export function filterOn(
  { own }: ListingCards,
  scope: ListingScope,
  places: readonly PlaceNode[],
  filter: ListingFilter,
): ListingFilter {
  const isOneGroup = new Set(own.map((card) => card.group)).size < 2
  const isOnePlace = placesOf(own, places).length < 2
  return {
    ...filter,
    ...(scope.isPast && { badge: [], price: [], beds: [] }),
    ...(isOneGroup && { group: [] }),
    ...(isOnePlace && { place: [] }),
  }
}
