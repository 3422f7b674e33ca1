import { listPlaces } from '@/features/catalogue/server'
import type { Locale } from '@/i18n/locales'
import { cachedRead } from '@/platform/cached-read'
import { listEveryHome } from '../operations/list-homes'
import { listStations } from '../operations/list-stations'
import { destinationOf } from '../rules/homes'
import { reachOf } from '../rules/minutes-to'
import { buildNetwork } from '../rules/network'
import { type Question, readQuestion } from '../rules/question'

/** Every station of the network. */
export const readStations = cachedRead('transit-stations', (ctx, locale: Locale) => listStations(ctx, locale))

/** Every area that buyers name. */
export const readAreas = cachedRead('transit-areas', (ctx, locale: Locale) => listPlaces(ctx, locale))

/** Every public project; past and sold-out ones too. */
export const readEveryHome = cachedRead(
  'transit-homes',
  (ctx, locale: Locale) => listEveryHome(ctx, locale),
  () => ['projects'],
)

/** As a Next page receives it. */
export type FinderQuery = Parameters<typeof readQuestion>[0]

/**
 * What both pages begin with: all stations, areas and homes for sale, what was asked, and the way to the visitor's own place.
 * Words of the address that name nothing of ours are let go.
 */
export async function readFinder(locale: Locale, query: FinderQuery) {
  const [stations, areas, all] = await Promise.all([readStations(locale), readAreas(locale), readEveryHome(locale)])
  const homes = all.filter(({ isForSale }) => isForSale)
  const asked = readQuestion(query)
  const destination = destinationOf(asked.to, stations, areas)
  const reach = destination && reachOf(buildNetwork(stations), destination)
  const question: Question = {
    ...asked,
    station: stations.some(({ slug }) => slug === asked.station) ? asked.station : null,
    area: areas.some(({ slug }) => slug === asked.area) ? asked.area : null,
    to: destination?.key ?? null,
    within: destination ? asked.within : null,
    sort: asked.sort === 'minutes' && !destination ? null : asked.sort,
  }
  return { stations, areas, homes, question, destination, reach }
}
