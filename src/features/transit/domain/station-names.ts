import type { FinderFilters } from './finder-query'
import type { LineIndex } from './homes'
import { INTERCHANGES } from './interchanges'
import { servicesOf } from './lines'
import type { Station } from './station'

/**
 * The stations with a label on the network map: all of a chosen line; else termini, interchanges, stations with homes,
 * and the chosen station. Two stations of an interchange with the same name share one label.
 */
export function namedStations(
  lines: readonly LineIndex[],
  counts: ReadonlyMap<string, number>,
  { line, station }: Pick<FinderFilters, 'line' | 'station'>,
): Set<string> {
  const chosen = lines.find((one) => one.line.slug === line)
  if (chosen) return new Set(chosen.stations.map(({ slug }) => slug))
  const all = lines.flatMap(({ stations }) => stations)
  const services = lines.flatMap(({ line: own, stations }) => servicesOf(own.slug, stations))
  const ends = services.flatMap((service) => [service[0]?.slug, service.at(-1)?.slug])
  const isChange = (slug: string) => INTERCHANGES.some((pair) => pair.includes(slug))
  const isNamed = ({ slug }: Station) =>
    slug === station || ends.includes(slug) || isChange(slug) || (counts.get(slug) ?? 0) > 0
  const named = new Set(all.filter(isNamed).map(({ slug }) => slug))
  const nameOf = (slug: string) => all.find((one) => one.slug === slug)?.name
  for (const [a, b] of INTERCHANGES) if (nameOf(a) === nameOf(b) && b !== station) named.delete(b)
  return named
}
