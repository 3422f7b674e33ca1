import { projectPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { drawGround, isOnMap, MAP_SIZE, nearestPlace, toMap } from '../domain/city-map'
import { findPath } from '../domain/finder-query'
import { mapNames } from '../domain/ground-names'
import { filteredAndSorted, indexLines, type ListedHome, listHome } from '../domain/homes'
import type { MapMarker } from '../domain/map-marker'
import { AREA_ZOOM, clampedView, wholeMap } from '../domain/map-view'
import type { Area } from '../domain/station'
import { type FinderQuery, readFinder } from './finder'
import { readMapSetting } from './map-setting'

function markersOf(locale: Locale, listed: readonly ListedHome[], areas: readonly Area[]): MapMarker[] {
  return listed.flatMap(({ home }) => {
    if (!home.spot || !isOnMap(home.spot)) return []
    const area = nearestPlace(home.spot, areas)
    return {
      slug: home.slug,
      title: home.title,
      ...toMap(home.spot),
      price: home.price,
      href: projectPath(locale, home),
      nearer: findPath(locale, 'find-by-map', { area: area?.slug }),
    }
  })
}

/** Data of the map finder for the filters in its address. */
export async function readByMap(locale: Locale, query: FinderQuery) {
  const { stations, areas, homes, question, destination, reach } = await readFinder(locale, query)
  const all = homes.map((home) => listHome(home, stations, reach))
  const listed = question.sort || reach ? filteredAndSorted(all, question, 'minutes') : all
  const area = areas.find(({ slug }) => slug === question.area)
  return {
    lines: indexLines(stations, homes),
    areas: areas.filter(isOnMap),
    question,
    destination: destination && { key: destination.key, name: destination.name },
    ground: drawGround(stations),
    markers: markersOf(locale, listed, areas),
    labels: mapNames(locale, areas),
    start: area ? clampedView({ ...toMap(area), zoom: AREA_ZOOM }, MAP_SIZE) : wholeMap(MAP_SIZE),
    stops: stations.filter(isOnMap).map(toMap),
    homes: listed,
    tiles: readMapSetting(),
    isIndexed: findPath(locale, 'find-by-map', question) === findPath(locale, 'find-by-map'),
  }
}
