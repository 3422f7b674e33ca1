import { sharedCards } from '@/features/catalogue/queries'
import { listPlaces } from '@/features/catalogue/server'
import type { Locale } from '@/i18n/locales'
import { cachedRead } from '@/platform/cache/cached-read'
import { sharedRead } from '@/platform/cache/shared-read'
import { type FinderFilters, parseFinderFilters } from '../domain/finder-query'
import { destinationOf } from '../domain/homes'
import { reachOf } from '../domain/journeys'
import { buildNetwork } from '../domain/network'
import { listEveryHome } from '../operations/list-homes'
import { listStations } from '../operations/list-stations'

/** Every station of the network, for cached reads that need them. */
export const sharedStations = sharedRead('stations', listStations)

/** Every area that buyers search for, for cached reads that need them. */
export const sharedAreas = sharedRead('areas', listPlaces)

/** Every station of the network. */
export const readStations = cachedRead('transit-stations', (ctx, locale: Locale) => sharedStations(ctx, locale))

/** Every area that buyers search for. */
export const readAreas = cachedRead('transit-areas', (ctx, locale: Locale) => sharedAreas(ctx, locale))

/** Every public project, including past and sold-out ones. */
export const readEveryHome = cachedRead(
  'transit-homes',
  async (ctx, locale: Locale) => listEveryHome(ctx, locale, await sharedCards(ctx, locale)),
  () => ['projects'],
)

/** The query as a Next.js page receives it. */
export type FinderQuery = Parameters<typeof parseFinderFilters>[0]

/**
 * Data of both finder pages: all stations, areas and homes for sale, the filters, and the journeys to the place of the
 * visitor. Unknown values of the address are ignored.
 */
export async function readFinder(locale: Locale, query: FinderQuery) {
  const [stations, areas, all] = await Promise.all([readStations(locale), readAreas(locale), readEveryHome(locale)])
  const homes = all.filter(({ isForSale }) => isForSale)
  const asked = parseFinderFilters(query)
  const destination = destinationOf(asked.to, stations, areas)
  const reach = destination && reachOf(buildNetwork(stations), destination)
  const question: FinderFilters = {
    ...asked,
    station: stations.some(({ slug }) => slug === asked.station) ? asked.station : null,
    area: areas.some(({ slug }) => slug === asked.area) ? asked.area : null,
    to: destination?.key ?? null,
    within: destination ? asked.within : null,
    sort: asked.sort === 'minutes' && !destination ? null : asked.sort,
  }
  return { stations, areas, homes, question, destination, reach }
}
