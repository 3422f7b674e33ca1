import type { Locale } from '@/i18n/locales'
import { arranged, homesElsewhere, homesNear, indexLines, type LineList, listHome } from '../rules/homes'
import { reachOf } from '../rules/minutes-to'
import { buildNetwork } from '../rules/network'
import { findPath } from '../rules/question'
import { drawSchematic } from '../rules/schematic'
import type { Station } from '../rules/station'
import { type FinderQuery, readFinder } from './finder'

type Finder = Awaited<ReturnType<typeof readFinder>>

function listOf({ stations, homes, question, reach }: Finder): LineList {
  const near = (station: Station) => homesNear(station, homes, stations, reach)
  const station = stations.find(({ slug }) => slug === question.station)
  if (station) {
    const all = near(station)
    const own = reachOf(buildNetwork(stations), { key: station.slug, spot: station, isStation: true })
    const elsewhere = all.length > 0 ? [] : homesElsewhere(own, homes, stations)
    return { of: 'station', station, homes: arranged(all, question, 'walk'), elsewhere }
  }
  if (question.line) {
    const stops = stations
      .filter(({ line }) => line === question.line)
      .map((stop) => ({ station: stop, homes: arranged(near(stop), question, 'walk') }))
    return { of: 'line', stops: stops.filter((stop) => stop.homes.length > 0) }
  }
  const all = homes.map((home) => listHome(home, stations, reach))
  return { of: 'all', homes: arranged(all, question, reach ? 'minutes' : 'walk') }
}

/** What the page by line shows for the question in its address. */
export async function readByLine(locale: Locale, query: FinderQuery) {
  const finder = await readFinder(locale, query)
  const { stations, areas, homes, question, destination } = finder
  const counts = new Map(stations.map((station) => [station.slug, homesNear(station, homes, stations, null).length]))
  return {
    stations,
    areas,
    question,
    destination: destination && { key: destination.key, name: destination.name },
    lines: indexLines(stations, homes),
    schematic: drawSchematic(stations, question.line),
    counts,
    list: listOf(finder),
    isIndexed: findPath(locale, 'find-by-line', question) === findPath(locale, 'find-by-line'),
  }
}
