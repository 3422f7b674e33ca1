import { areaKey } from '@/features/transit'
import type { Locale } from '@/i18n/locales'
import { stationKey } from '../domain/lexicon/station-key'
import type { Way, WayTo } from '../domain/ranking/misses'
import { nearestTo, type Offer } from '../domain/ranking/nearest'
import { stateOf } from '../domain/ranking/sale-state'
import type { FoundHomes } from '../domain/results/find-homes'
import type { Searchable } from './make-searchable'

/** The stops of each station by its key: one a line. */
function stopsByStation({ geography }: Pick<Searchable, 'geography'>): ReadonlyMap<string, readonly string[]> {
  const stops = new Map<string, string[]>()
  for (const { slug, name } of geography.travel.get('en')?.stations ?? []) {
    const key = stationKey(slug, name)
    stops.set(key, [...(stops.get(key) ?? []), slug])
  }
  return stops
}

/** The fastest way from a project to a place or station, as the travel times of the site tell it. */
function wayToIn(searchable: Pick<Searchable, 'geography' | 'journeysTo'>, locale: Locale): WayTo {
  const stops = stopsByStation(searchable)
  return (fact, key, slug) => {
    const destinations = fact === 'place' ? [areaKey(key)] : (stops.get(key) ?? [key])
    const ways = destinations.flatMap((to): Way[] => {
      const journey = searchable.journeysTo(locale, to)?.of.get(slug)
      return journey ? [journey] : []
    })
    return ways.toSorted((one, other) => one.minutes - other.minutes)[0] ?? null
  }
}

/**
 * The homes for sale that come nearest to a search, where it finds none: nothing at all, or only what is past or sold out
 * (what is for sale comes first among the hits).
 */
export function nearestHomes(searchable: Searchable, locale: Locale, { request, answer }: FoundHomes): Offer[] {
  const first = searchable.projects.get(answer.hits[0]?.slug ?? '')
  if (first ? stateOf(first) === 0 : answer.total > 0) return []
  return nearestTo(searchable.index, request, wayToIn(searchable, locale))
}
