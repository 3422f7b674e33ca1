import type { ListingFilter, ListingKind, PriceRange } from '@/features/routing'
import { byLowest, fromOf } from '@/kernel/price'
import type { Badge, Group, Status } from '@/kernel/vocabulary'
import { stationKeys } from '../city-map/station-keys'
import { overlaps, type PriceBand } from '../prices/price-band'
import type { OfferedUnitType, Place, ProjectCard } from '../project'

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

function hasStatus(card: ProjectCard, status: Status): boolean {
  if (status === 'Past' || status === 'Current') return card.isCurrent === (status === 'Current')
  return status === 'Online_Booking' ? card.onlineBooking : hasBadge(card, status)
}

const isAny = <Value>(chosen: readonly Value[], test: (value: Value) => boolean) =>
  chosen.length === 0 || chosen.some(test)

/** Without unit types a project is found by its own price alone. */
const homesOf = ({ offered, price }: ProjectCard): readonly OfferedUnitType[] =>
  offered.length > 0 ? offered : [{ code: '', beds: null, area: null, price }]

type HomeFilter = Pick<ListingFilter, 'beds' | 'price'>

const isHomeAsked = ({ beds, price }: HomeFilter) => beds.length > 0 || price.length > 0

/** The cheapest unit type of a project that passes the filters of bedrooms and price together; null when none does. */
export function foundUnitType(card: ProjectCard, { beds, price }: HomeFilter): OfferedUnitType | null {
  const found = homesOf(card).filter(
    (home) => isAny(beds, (count) => home.beds === count) && isAny(price, (range) => overlaps(range, home.price)),
  )
  return found.toSorted((a, b) => byLowest(a.price, b.price))[0] ?? null
}

function matches(card: ProjectCard, filter: ListingFilter, places: readonly PlaceNode[]): boolean {
  return (
    isAny(filter.brand, (brand) => brand === card.brand) &&
    isAny(filter.badge, (status) => hasStatus(card, status)) &&
    isAny(filter.group, (group) => group === card.group) &&
    (filter.place.length === 0 || liesIn(card, filter.place, places)) &&
    isAny(filter.station, (station) => card.stations.some((walk) => stationKeys(walk).includes(station))) &&
    filter.tags.every((tag) => card.tags.includes(tag)) &&
    (!isHomeAsked(filter) || foundUnitType(card, filter) !== null)
  )
}

type Compare = (a: ProjectCard, b: ProjectCard) => number

/** Projects without the value come last in either direction. */
const by =
  (amountOf: (card: ProjectCard) => number | null | undefined, sign = 1): Compare =>
  (a, b) => {
    const [one, other] = [amountOf(a) ?? null, amountOf(b) ?? null]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return sign * (one - other)
  }

/** The order of a filter; null for that of editors. By price, the homes that pass the filter are compared. */
function orderFor(filter: ListingFilter): Compare | null {
  const price = (card: ProjectCard) => {
    const found = isHomeAsked(filter) ? foundUnitType(card, filter) : card
    return found && fromOf(found.price)
  }
  const orders: Record<NonNullable<ListingFilter['sort']>, Compare> = {
    newest: (a, b) => Number(b.isNew) - Number(a.isNew),
    price: by(price),
    'price-desc': by(price, -1),
    nearest: by(({ station }) => station?.minutes),
  }
  return filter.sort && orders[filter.sort]
}

/** The projects of a listing: those it is about, and the past ones that would be, were they not past (C10). */
export interface ListingCards {
  own: readonly ProjectCard[]
  past: readonly ProjectCard[]
}

/** The cards of a listing for a filter, in the chosen order, else in that of editors. Past ones only when asked for. */
export function filterCards(
  { own, past }: ListingCards,
  filter: ListingFilter,
  places: readonly PlaceNode[],
): ProjectCard[] {
  const cards = filter.badge.includes('Past') ? [...own, ...past] : own
  const found = cards.filter((card) => matches(card, filter, places))
  const order = orderFor(filter)
  return order ? found.toSorted(order) : found
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
  countByKind(cards, (card) => overlaps(band, card.price))
