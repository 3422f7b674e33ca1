import type { Listing, ListingFilter } from '@/features/routing'
import { BADGES, type Badge, type Group, type Tag } from '@/kernel/vocabulary'
import { NEAR_MINUTES } from './chosen-projects'
import { GROUPS_OF, hasBadge, liesIn, type PlaceNode, placesOf } from './listing'
import type { Place, ProjectCard } from './project'

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

/** The answers a list's filter row offers; an empty list is a question that is not asked. */
export interface Questions<Band> {
  badges: readonly Badge[]
  groups: readonly Group[]
  places: readonly Place[]
  priceBands: readonly Band[]
}

const ifChoice = <Item>(items: readonly Item[]) => (items.length > 1 ? items : [])

/**
 * The filters worth offering for these projects: not the subject of the list itself, and none with a single option;
 * past projects are not for sale, so they have neither status nor price.
 */
export function questionsAbout<Band>(
  cards: readonly ProjectCard[],
  scope: ListingScope,
  places: readonly PlaceNode[],
  priceBands: readonly Band[],
): Questions<Band> {
  const groups = [...GROUPS_OF.condominium, ...GROUPS_OF.house]
  return {
    badges: scope.isPast || scope.badge ? [] : BADGES,
    groups: ifChoice(groups.filter((group) => cards.some((card) => card.group === group))),
    places: ifChoice(placesOf(cards, places)),
    priceBands: scope.isPast ? [] : priceBands,
  }
}

/** A filter without the answers to questions that are not asked: they came from another list's address. */
export function answersTo(questions: Questions<unknown>, filter: ListingFilter): ListingFilter {
  return {
    ...filter,
    badge: questions.badges.length > 0 ? filter.badge : [],
    group: questions.groups.length > 0 ? filter.group : [],
    area: questions.places.length > 0 ? filter.area : [],
    price: questions.priceBands.length > 0 ? filter.price : [],
  }
}
