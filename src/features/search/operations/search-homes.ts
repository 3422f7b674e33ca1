import type { Locale } from '@/i18n/locales'
import { fromOf } from '@/kernel/price'
import { readQuery } from '../domain/query/read-query'
import { suggest } from '../domain/ranking/suggest'
import { homeLink, knownAmong, suggestedHome, suggestedPlace } from '../domain/results/answers'
import { findHomes } from '../domain/results/find-homes'
import { cutQuery, type IsKnown, parseSearchParams } from '../domain/results/search-address'
import type { Searchable } from './make-searchable'
import { nearestHomes } from './nearest-homes'

const keysOf = (things: readonly { key: string }[]) => new Set(things.map(({ key }) => key))

/** Tells whether a parameter names an existing place, station or line. */
export function isKnownIn({ gazetteer, destinations }: Pick<Searchable, 'gazetteer' | 'destinations'>): IsKnown {
  const { places, stations, lines } = gazetteer
  return knownAmong({ places: keysOf(places), stations: keysOf(stations), lines: keysOf(lines), destinations })
}

/** The query parameters of a call, at most one value each. */
type Asked = Readonly<Record<string, string | undefined>>

/** The response of `GET /api/search`. */
export function searchHomes(searchable: Searchable, locale: Locale, asked: Asked, ignoredBefore: readonly string[]) {
  const valuesOf = (name: string) => (asked[name] === undefined ? [] : [asked[name]])
  const { ask, ignored } = parseSearchParams('q', valuesOf, isKnownIn(searchable))
  const found = findHomes(searchable, locale, ask)
  const { read, answer, unusedWords, journeys } = found
  return {
    understood: { ...read.understood },
    words: read.words,
    total: answer.total,
    hits: answer.hits.flatMap(({ slug, why }) => {
      const project = searchable.projects.get(slug)
      const toPlace = journeys ? { minutes: journeys.of.get(slug)?.minutes ?? null } : {}
      return project ? [{ ...homeLink(locale, project), ...toPlace, why }] : []
    }),
    soldOut: answer.soldOut.flatMap((slug) => {
      const project = searchable.projects.get(slug)
      return project ? [homeLink(locale, project)] : []
    }),
    nearest: nearestHomes(searchable, locale, found).flatMap(({ slug, unitType: { beds, price }, differs }) => {
      const project = searchable.projects.get(slug)
      return project ? [{ ...homeLink(locale, project), beds, priceFrom: fromOf(price), differs }] : []
    }),
    facets: answer.facets,
    setAside: unusedWords,
    ignored: [...ignoredBefore, ...ignored],
  }
}

/** The response of `GET /api/search/suggest`. It always includes new projects that are not among the matches. */
export function suggestHomes(searchable: Searchable, locale: Locale, text: string) {
  const { projects, localizedNames, systems } = searchable
  const typed = cutQuery(text)
  const found = suggest(searchable.index, locale, typed, readQuery(typed, searchable.gazetteer))
  const fresh = suggest(searchable.index, locale, '').new
  const homes = (slugs: readonly string[]) =>
    slugs.flatMap((slug) => {
      const project = projects.get(slug)
      return project ? [suggestedHome(locale, project)] : []
    })
  return {
    projects: homes(found.projects),
    places: found.places.map((place) => {
      const name = localizedNames[locale][`${place.kind}s`][place.key] ?? place.key
      return suggestedPlace(locale, place, name, systems)
    }),
    new: homes(fresh.filter((slug) => !found.projects.includes(slug))),
  }
}
