import { projectPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { cacheDerived } from '@/kernel/cache/derived'
import { drawGround, isOnMap, MAP_SIZE, type MapPoint, nearestPlace, toMap } from '../domain/city-map'
import { mapNames } from '../domain/ground-names'
import { destinationOf, indexLines, listHome } from '../domain/homes'
import { reachOf } from '../domain/journeys'
import type { MapMarker } from '../domain/map-marker'
import { AREA_ZOOM, clampedView, viewAround } from '../domain/map-view'
import { buildNetwork } from '../domain/network'
import type { Area, Home, Station } from '../domain/station'
import { readAreas, readEveryHome, readStations } from './finder'

/** A marker, and the area that its cluster links to. */
export type FoundMarker = Omit<MapMarker, 'nearer'> & { area: string | null }

/** The result of a search, and the viewpoint. */
interface Found {
  /** The homes of this page of results, in order. */
  slugs: readonly string[]
  /** The homes of all pages. */
  marked: readonly string[]
  /** The place of the visitor. */
  to?: string
  /** The area the map is centred on. */
  area?: string
}

function markerOf(locale: Locale, home: Home, areas: readonly Area[]): FoundMarker[] {
  const { slug, title, price, spot } = home
  if (!home.isForSale || !spot || !isOnMap(spot)) return []
  const area = nearestPlace(spot, areas)?.slug ?? null
  return [{ slug, title, ...toMap(spot), price, href: projectPath(locale, home), area }]
}

function startView(markers: readonly MapPoint[], area: Area | undefined) {
  return area ? clampedView({ ...toMap(area), zoom: AREA_ZOOM }, MAP_SIZE) : viewAround(markers, MAP_SIZE, AREA_ZOOM)
}

/** What is on the map whatever was searched for. */
const groundOf = (locale: Locale, stations: readonly Station[], areas: readonly Area[]) => ({
  lines: indexLines(stations, []),
  ground: drawGround(stations),
  stops: stations.filter(isOnMap).map(toMap),
  areas: areas.filter(isOnMap),
  labels: mapNames(locale, areas),
})

const derivedGround = cacheDerived<ReturnType<typeof groundOf>>()

/** The map of all homes of a search, and the list of one page with the journey of each to the place of the visitor. */
export async function readResultMap(locale: Locale, { slugs, marked, to, area }: Found) {
  const [stations, all, every] = await Promise.all([readStations(locale), readAreas(locale), readEveryHome(locale)])
  const bySlug = new Map(every.map((home) => [home.slug, home]))
  const homesOf = (names: readonly string[]) => names.flatMap((slug) => bySlug.get(slug) ?? [])
  const destination = destinationOf(to ?? null, stations, all)
  const reach = destination && reachOf(buildNetwork(stations), destination)
  const onMap = derivedGround([stations, all], locale, () => groundOf(locale, stations, all))
  const forSale = homesOf(marked).filter(({ isForSale }) => isForSale)
  const markers = forSale.flatMap((home) => markerOf(locale, home, all))
  const chosen = onMap.areas.find(({ slug }) => slug === area)
  return {
    ...onMap,
    area: chosen?.slug ?? null,
    markers,
    start: startView(markers, chosen),
    offMap: forSale.length - markers.length,
    homes: homesOf(slugs).map((home) => listHome(home, stations, reach)),
    placeName: destination?.name ?? null,
  }
}
