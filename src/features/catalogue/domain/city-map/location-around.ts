import { projectsByStation, type StationProjects } from '../lists/chosen-projects'
import type { PlaceNode } from '../lists/listing'
import { cardsWithin, type ListingScope } from '../lists/listing-scope'
import { type LocationPage, scopeOfLocation } from '../lists/location-pages'
import type { NamedPlace, ProjectCard } from '../project'

/** A place with its position and its description. */
export type PlaceOnMap = PlaceNode & NamedPlace & { description: string; lat: number; lng: number }

/** How many neighbouring pages are shown at most. */
const NEIGHBOURS = 6

/** Another location page, and how many projects it shows. */
export interface LocationLink {
  page: LocationPage
  count: number
}

/** Everything that may lie around a page. */
export interface Surroundings {
  cards: readonly ProjectCard[]
  places: readonly PlaceOnMap[]
  /** All location pages. */
  pages: readonly LocationPage[]
}

/** A part of an area with the pages that show it alone. */
export interface AreaPart {
  place: PlaceOnMap
  links: readonly LocationLink[]
}

const linkTo =
  (cards: readonly ProjectCard[], places: readonly PlaceNode[]) =>
  (page: LocationPage): LocationLink => ({ page, count: cardsWithin(cards, scopeOfLocation(page), places).length })

/** Slugs of all places a page covers: the named ones, the places within them, and the additional ones. */
function covered(page: LocationPage, places: readonly PlaceNode[]): string[] {
  const withParts = (place: string) =>
    places.filter(({ slug, parent }) => slug === place || parent === place).map(({ slug }) => slug)
  return [...page.places, ...page.also].flatMap(withParts)
}

const isAlone = (page: LocationPage, place: string) => page.places.length === 1 && page.places[0] === place

/** The pages of one part of an area: the page with all kinds if there is one, else one page a kind. */
function pagesOfPart(of: LocationPage, place: string, pages: readonly LocationPage[]): LocationPage[] {
  const alone = pages.filter((page) => page.slug !== of.slug && isAlone(page, place))
  const same = alone.filter((page) => page.kind === of.kind)
  return same.length > 0 || of.kind ? same : alone
}

/** The parts of an area, each with its own pages. An area that is one place has itself alone, by kind of home. */
export function partsOf(of: LocationPage, { cards, places, pages }: Surroundings): AreaPart[] {
  return covered(of, places)
    .flatMap((slug) => places.find((place) => place.slug === slug) ?? [])
    .map((place) => ({
      place,
      links: pagesOfPart(of, place.slug, pages)
        .map(linkTo(cards, places))
        .filter(({ count }) => count > 0),
    }))
    .filter(({ links, place }) => links.length > 0 || of.places.length > 1 || of.also.includes(place.slug))
}

/** The smallest page of all kinds that contains this one; null when there is none. */
export function widerPage(
  of: LocationPage,
  { places, pages }: Pick<Surroundings, 'places' | 'pages'>,
): LocationPage | null {
  const own = covered(of, places)
  if (own.length === 0) return null
  const holds = (page: LocationPage) => own.every((slug) => covered(page, places).includes(slug))
  const [smallest] = pages
    .filter((page) => page.slug !== of.slug && page.kind === null && holds(page))
    .sort((a, b) => covered(a, places).length - covered(b, places).length)
  return smallest ?? null
}

interface Point {
  lat: number
  lng: number
}

function centreOf(page: LocationPage, places: readonly PlaceOnMap[]): Point {
  const own = places.filter(({ slug }) => page.places.includes(slug))
  const mean = (pick: (place: PlaceOnMap) => number) =>
    own.reduce((sum, place) => sum + pick(place), 0) / Math.max(1, own.length)
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }
}

/** Planar distance in degrees: accurate enough within one city to order places. */
const distance = (a: Point, b: Point) => Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180))

/**
 * Related pages: for an area the nearest other areas, for a proximity page the areas of its projects. Only pages with
 * projects, the same kind first.
 */
export function neighboursOf(of: LocationPage, { cards, places, pages }: Surroundings): LocationLink[] {
  const own = covered(of, places)
  const others = pages.filter(
    (page) => !page.close && page.slug !== of.slug && !covered(page, places).some((slug) => own.includes(slug)),
  )
  const kinds = of.kind === 'house' ? ['house', null] : [of.kind]
  const centre = centreOf(of, places)
  const inOrder = kinds.flatMap((kind) => {
    const ofKind = others.filter((page) => page.kind === kind)
    if (of.close) return ofKind
    return ofKind.sort((a, b) => distance(centre, centreOf(a, places)) - distance(centre, centreOf(b, places)))
  })
  const shown = of.close ? cardsWithin(cards, scopeOfLocation(of), places) : cards
  const isFull = (page: LocationPage) => linkTo(shown, places)(page).count > 0
  const apart = withoutOverlap(inOrder.filter(isFull), places).map(linkTo(cards, places))
  return of.close ? apart : apart.slice(0, NEIGHBOURS)
}

/** Pages without those that show a place which an earlier one shows: Asoke, then not all of Sukhumvit. */
function withoutOverlap(pages: readonly LocationPage[], places: readonly PlaceNode[]): LocationPage[] {
  const seen = new Set<string>()
  return pages.filter((page) => {
    const own = covered(page, places)
    if (own.some((slug) => seen.has(slug))) return false
    for (const slug of own) seen.add(slug)
    return true
  })
}

/** The stations that the projects for sale of a list name, the shortest walk first. */
export function stationsNear(
  cards: readonly ProjectCard[],
  scope: ListingScope,
  places: readonly PlaceNode[],
): StationProjects[] {
  const within = cardsWithin(cards, scope, places)
  const walks = within.flatMap(({ stations }) => stations).sort((a, b) => a.minutes - b.minutes)
  return projectsByStation(within, [...new Set(walks.map(({ slug }) => slug))])
}
