import { LRUCache } from 'lru-cache'
import { areaKey, type Journeys, journeysTo } from '@/features/transit'
import { listStarts } from '@/features/transit/server'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'
import type { Geography } from './read-geography'

/** Maximum number of cached destinations: most visitors choose among few places. */
const MAX_CACHED = 100

/** Travel times to the places where visitors work or study. */
export interface KnownJourneys {
  /** Valid destinations: stations, and areas as `area-` and their slug. */
  destinations: ReadonlySet<string>
  /** Journeys of all public projects to one place, named in a language; null when there is no such place. */
  journeysTo: (locale: Locale, to: string) => Journeys | null
}

/** Reads the positions of projects; journeys to a place are calculated at its first request. */
export async function readJourneySource(ctx: Context, { travel }: Geography): Promise<KnownJourneys> {
  requireActor(ctx, may.readJourneySource)

  const starts = await listStarts(ctx)
  const [{ stations, areas } = { stations: [], areas: [] }] = travel.values()
  const destinations = new Set([...stations.map(({ slug }) => slug), ...areas.map(({ slug }) => areaKey(slug))])
  const cached = new LRUCache<string, Journeys>({ max: MAX_CACHED })
  return {
    destinations,
    journeysTo: (locale, to) => {
      const known = travel.get(locale)
      if (!known || !destinations.has(to)) return null
      const name = `${locale} ${to}`
      const journeys = cached.get(name) ?? journeysTo({ ...known, starts }, to)
      if (journeys) cached.set(name, journeys)
      return journeys
    },
  }
}
