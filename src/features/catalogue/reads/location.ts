import { locationPath, type Query } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import { neighboursOf, partsOf, stationsNear, widerPage } from '../rules/location-around'
import { findLocationPage, scopeOfLocation } from '../rules/location-pages'
import { readFiltered } from './listing'

/** What a location page shows for the filter in its address; null when there is no such page. */
export async function readLocation(locale: Locale, slug: string, query: Query) {
  const page = findLocationPage(slug)
  if (!page) return null
  const scope = scopeOfLocation(page)
  const { all, places, within, questions, filter, cards } = await readFiltered(locale, scope, query)
  const isFiltered = locationPath(locale, slug, filter) !== locationPath(locale, slug)
  const isNamed = page.close !== null || places.some((place) => page.places.includes(place.slug))
  if (!isNamed) return null
  return {
    page,
    isIndexed: !isFiltered && within.length > 0,
    questions,
    filter,
    cards,
    places,
    wider: widerPage(page, places),
    parts: partsOf(page, all, places),
    neighbours: neighboursOf(page, all, places),
    stations: stationsNear(all, scope, places),
  }
}
