import type { Locale } from '@/i18n/locales'
import { findPath } from '../domain/finder-query'
import { filteredAndSorted, homesElsewhere, homesNear, indexLines, type LineList, listHome } from '../domain/homes'
import { reachOf } from '../domain/journeys'
import { buildNetwork } from '../domain/network'
import { drawSchematic } from '../domain/schematic'
import type { Station } from '../domain/station'
import { type FinderQuery, readFinder } from './finder'

type Finder = Awaited<ReturnType<typeof readFinder>>

function listOf({ stations, homes, question, reach }: Finder): LineList {
  const near = (station: Station) => homesNear(station, homes, stations, reach)
  const station = stations.find(({ slug }) => slug === question.station)
  if (station) {
    const all = near(station)
    const own = reachOf(buildNetwork(stations), { key: station.slug, spot: station, isStation: true })
    const elsewhere = all.length > 0 ? [] : homesElsewhere(own, homes, stations)
    return { of: 'station', station, homes: filteredAndSorted(all, question, 'walk'), elsewhere }
  }
  if (question.line) {
    const stops = stations
      .filter(({ line }) => line === question.line)
      .map((stop) => ({ station: stop, homes: filteredAndSorted(near(stop), question, 'walk') }))
    return { of: 'line', stops: stops.filter((stop) => stop.homes.length > 0) }
  }
  const all = homes.map((home) => listHome(home, stations, reach))
  return { of: 'all', homes: filteredAndSorted(all, question, reach ? 'minutes' : 'walk') }
}

/** Data of the line finder for the filters in its address. */
export async function readByLine(locale: Locale, query: FinderQuery) {
  const finder = await readFinder(locale, query)
  const { stations, areas, homes, question, destination } = finder
  const near = new Map(
    stations.map((station) => [
      station.slug,
      homesNear(station, homes, stations, null).map(({ home: { slug } }) => slug),
    ]),
  )
  const counts = new Map([...near].map(([station, slugs]) => [station, slugs.length]))
  return {
    stations,
    areas,
    question,
    destination: destination && { key: destination.key, name: destination.name },
    lines: indexLines(stations, homes),
    schematic: drawSchematic(stations, question.line),
    counts,
    near,
    list: listOf(finder),
    isIndexed: findPath(locale, 'find-by-line', question) === findPath(locale, 'find-by-line'),
  }
}
