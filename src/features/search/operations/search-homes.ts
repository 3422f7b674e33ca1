import type { Locale } from '@/i18n/locales'
import { homeLink, knownAmong, suggestedHome, suggestedPlace } from '../rules/answers'
import { findHomes } from '../rules/find-homes'
import { readQuery } from '../rules/read-query'
import { cutQuery, type IsKnown, readSearchAsk } from '../rules/search-address'
import { suggest } from '../rules/suggest'
import type { Searchable } from './make-searchable'

const keysOf = (things: readonly { key: string }[]) => new Set(things.map(({ key }) => key))

/** Whether a parameter names a place, station or line that is there. */
export function isKnownIn({ gazetteer, destinations }: Pick<Searchable, 'gazetteer' | 'destinations'>): IsKnown {
  const { places, stations, lines } = gazetteer
  return knownAmong({ places: keysOf(places), stations: keysOf(stations), lines: keysOf(lines), destinations })
}

/** What the parameters of a call say: one value each, or nothing. */
type Asked = Readonly<Record<string, string | undefined>>

/** The answer of `GET /api/search` (issue 5, item 4). */
export function searchHomes(searchable: Searchable, locale: Locale, asked: Asked, ignoredBefore: readonly string[]) {
  const valuesOf = (name: string) => (asked[name] === undefined ? [] : [asked[name]])
  const { ask, ignored } = readSearchAsk('q', valuesOf, isKnownIn(searchable))
  const { read, answer, setAside, ways } = findHomes(searchable, locale, ask)
  return {
    understood: { ...read.understood },
    words: read.words,
    total: answer.total,
    hits: answer.hits.flatMap(({ slug, why }) => {
      const project = searchable.projects.get(slug)
      const toPlace = ways ? { minutes: ways.of.get(slug)?.minutes ?? null } : {}
      return project ? [{ ...homeLink(locale, project), ...toPlace, why }] : []
    }),
    facets: answer.facets,
    setAside,
    ignored: [...ignoredBefore, ...ignored],
  }
}

/** The answer of `GET /api/search/suggest`: new projects always, but for those that match already. */
export function suggestHomes(searchable: Searchable, locale: Locale, text: string) {
  const { projects, spoken, systems } = searchable
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
      const name = spoken[locale][`${place.kind}s`][place.key] ?? place.key
      return suggestedPlace(locale, place, name, systems)
    }),
    new: homes(fresh.filter((slug) => !found.projects.includes(slug))),
  }
}
