import type { ListingFilter, ListingKind, PriceRange } from '@/features/routing'
import type { Badge, Group } from '@/kernel/vocabulary'
import { overlaps, type PriceBand } from './price-band'
import type { Place, ProjectCard } from './project'

/** The project groups of each kind: land counts as houses. */
export const GROUPS_OF: Record<ListingKind, readonly Group[]> = {
  condominium: ['Condominium'],
  house: ['Single_detached_house', 'House', 'Townhome', 'Land'],
}

/** A place and the wider place it belongs to. */
export type PlaceNode = Place & { parent: string | null }

/** The projects of a kind: current ones only (past projects have a page of their own). */
export function cardsOfKind(cards: readonly ProjectCard[], kind: ListingKind): ProjectCard[] {
  return cards.filter((card) => card.isCurrent && GROUPS_OF[kind].includes(card.group))
}

/** Whether a project is in one of the places, or in a place within one of them. */
export function liesIn(
  card: Pick<ProjectCard, 'place'>,
  areas: readonly string[],
  places: readonly PlaceNode[],
): boolean {
  const parent = places.find(({ slug }) => slug === card.place?.slug)?.parent ?? ''
  return areas.includes(card.place?.slug ?? '') || areas.includes(parent)
}

/** A project new by flag counts as new whatever its badge (C10). */
export const hasBadge = (card: ProjectCard, badge: Badge) =>
  card.badge === badge || (badge === 'New_Project' && card.isNew)

function matches(card: ProjectCard, filter: ListingFilter, places: readonly PlaceNode[]): boolean {
  return (
    (filter.brand.length === 0 || filter.brand.includes(card.brand)) &&
    (filter.badge.length === 0 || filter.badge.some((badge) => hasBadge(card, badge))) &&
    (filter.group.length === 0 || filter.group.includes(card.group)) &&
    (filter.area.length === 0 || liesIn(card, filter.area, places)) &&
    (filter.price.length === 0 || filter.price.some((range) => overlaps(range, card.priceFrom, card.priceTo)))
  )
}

const priceOf = (card: ProjectCard, without: number) => card.priceFrom ?? without

const ORDER: Record<NonNullable<ListingFilter['sort']>, (a: ProjectCard, b: ProjectCard) => number> = {
  newest: (a, b) => Number(b.isNew) - Number(a.isNew),
  'price-asc': (a, b) => priceOf(a, Number.MAX_SAFE_INTEGER) - priceOf(b, Number.MAX_SAFE_INTEGER),
  'price-desc': (a, b) => priceOf(b, -1) - priceOf(a, -1),
}

/** The cards of a listing for a filter, in the chosen order, else in that of editors. */
export function filterCards(
  cards: readonly ProjectCard[],
  filter: ListingFilter,
  places: readonly PlaceNode[],
): ProjectCard[] {
  const found = cards.filter((card) => matches(card, filter, places))
  return filter.sort ? found.toSorted(ORDER[filter.sort]) : found
}

/** The places of a list of projects, wider places included, in the order of `places`. */
export function placesOf<P extends PlaceNode>(cards: readonly Pick<ProjectCard, 'place'>[], places: readonly P[]): P[] {
  return places.filter(({ slug }) => cards.some((card) => liesIn(card, [slug], places)))
}

/** How many projects for sale of each kind satisfy a test. */
export function countByKind(
  cards: readonly ProjectCard[],
  test: (card: ProjectCard) => boolean,
): Record<ListingKind, number> {
  const count = (kind: ListingKind) =>
    cardsOfKind(cards, kind).filter((card) => card.badge !== 'Sold_Out' && test(card)).length
  return { condominium: count('condominium'), house: count('house') }
}

/** How many projects for sale lie in a place, of each kind. */
export const countInPlace = (cards: readonly ProjectCard[], place: string, places: readonly PlaceNode[]) =>
  countByKind(cards, (card) => liesIn(card, [place], places))

/** How many projects for sale have something within a price band, of each kind. */
export const countInBand = (cards: readonly ProjectCard[], band: PriceBand | PriceRange) =>
  countByKind(cards, (card) => overlaps(band, card.priceFrom, card.priceTo))
