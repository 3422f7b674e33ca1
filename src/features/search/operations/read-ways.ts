import { LRUCache } from 'lru-cache'
import { listPlaces } from '@/features/catalogue/server'
import { areaKey, type Travel, type Ways, waysTo } from '@/features/transit'
import { listStarts, listStations } from '@/features/transit/server'
import { LOCALES, type Locale } from '@/i18n/locales'
import type { Context } from '@/platform/context'

/** So many places are remembered with the ways to them: people of one city work in few of its places. */
const MOST_KEPT = 100

/** The ways to wherever a visitor works or studies. */
export interface KnownWays {
  /** What minutes can be told to: stations, and areas with `area-` before their slug. */
  destinations: ReadonlySet<string>
  /** The ways of all public projects to one place, named in a language; null when there is no such place. */
  waysTo: (locale: Locale, to: string) => Ways | null
}

/** Reads where projects, stations and areas lie; the ways to a place are worked out when it is first asked for. */
export async function readWays(ctx: Context): Promise<KnownWays> {
  const starts = await listStarts(ctx)
  const read = async (locale: Locale): Promise<[Locale, Travel]> => {
    const [stations, areas] = await Promise.all([listStations(ctx, locale), listPlaces(ctx, locale)])
    return [locale, { stations, areas, starts }]
  }
  const travel = new Map(await Promise.all(LOCALES.map(read)))
  const [{ stations, areas } = { stations: [], areas: [] }] = travel.values()
  const destinations = new Set([...stations.map(({ slug }) => slug), ...areas.map(({ slug }) => areaKey(slug))])
  const kept = new LRUCache<string, Ways>({ max: MOST_KEPT })
  return {
    destinations,
    waysTo: (locale, to) => {
      const known = travel.get(locale)
      if (!known || !destinations.has(to)) return null
      const name = `${locale} ${to}`
      const ways = kept.get(name) ?? waysTo(known, to)
      if (ways) kept.set(name, ways)
      return ways
    },
  }
}
