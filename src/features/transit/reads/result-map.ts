import { projectPath } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import { drawGround, isOnMap, MAP_SIZE, type MapPoint, nearestPlace, toMap } from '../rules/city-map'
import { destinationOf, indexLines, listHome } from '../rules/homes'
import type { MapMarker } from '../rules/map-marker'
import { AREA_ZOOM, heldView, viewAround } from '../rules/map-view'
import { reachOf } from '../rules/minutes-to'
import { buildNetwork } from '../rules/network'
import type { Area, Home } from '../rules/station'
import { readAreas, readEveryHome, readStations } from './finder'

/** A marker, and the area that a cluster of it leads to. */
export type FoundMarker = Omit<MapMarker, 'nearer'> & { area: string | null }

/** What a search found, and from where somebody looks at it. */
interface Found {
  /** Of this page of results, in their order. */
  slugs: readonly string[]
  /** Of all pages. */
  marked: readonly string[]
  /** The visitor's own place. */
  to?: string
  /** The place that the map is drawn around. */
  area?: string
}

function markerOf(locale: Locale, home: Home, areas: readonly Area[]): FoundMarker[] {
  const { slug, title, priceFrom, spot } = home
  if (!home.isForSale || !spot || !isOnMap(spot)) return []
  const area = nearestPlace(spot, areas)?.slug ?? null
  return [{ slug, title, ...toMap(spot), priceFrom, href: projectPath(locale, home), area }]
}

function startView(markers: readonly MapPoint[], area: Area | undefined) {
  return area ? heldView({ ...toMap(area), zoom: AREA_ZOOM }, MAP_SIZE) : viewAround(markers, MAP_SIZE, AREA_ZOOM)
}

/** The homes of a search on the map, all of them, and the list of one page with the way of each to a place. */
export async function readResultMap(locale: Locale, { slugs, marked, to, area }: Found) {
  const [stations, all, every] = await Promise.all([readStations(locale), readAreas(locale), readEveryHome(locale)])
  const bySlug = new Map(every.map((home) => [home.slug, home]))
  const homesOf = (names: readonly string[]) => names.flatMap((slug) => bySlug.get(slug) ?? [])
  const destination = destinationOf(to ?? null, stations, all)
  const reach = destination && reachOf(buildNetwork(stations), destination)
  const areas = all.filter(isOnMap)
  const forSale = homesOf(marked).filter(({ isForSale }) => isForSale)
  const markers = forSale.flatMap((home) => markerOf(locale, home, all))
  const chosen = areas.find(({ slug }) => slug === area)
  return {
    lines: indexLines(stations, []),
    areas,
    area: chosen?.slug ?? null,
    ground: drawGround(stations),
    stops: stations.filter(isOnMap).map(toMap),
    labels: areas.map(({ slug, name, ...spot }) => ({ slug, name, ...toMap(spot) })),
    markers,
    start: startView(markers, chosen),
    offMap: forSale.length - markers.length,
    homes: homesOf(slugs).map((home) => listHome(home, stations, reach)),
    placeName: destination?.name ?? null,
  }
}
