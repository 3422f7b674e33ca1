import { readPreview } from '@/features/previews/queries'
import { locationPath, type Query } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { neighboursOf, partsOf, stationsNear, widerPage } from '../domain/city-map/location-around'
import { type Landing, listingSays } from '../domain/lists/landing'
import { findLocationPage, locationPages, scopeOfLocation } from '../domain/lists/location-pages'
import { findDraft } from '../operations/pages/find-draft'
import { findLandingDraft } from '../operations/pages/list-landings'
import { readLandings } from './landings'
import { readFiltered } from './listing'

async function assemble(locale: Locale, landings: readonly Landing[], slug: string, query: Query) {
  const pages = locationPages(landings)
  const page = findLocationPage(pages, slug)
  if (!page) return null
  const scope = scopeOfLocation(page)
  const {
    all: cards,
    places,
    stations,
    isEmpty,
    facets,
    filter,
    cards: left,
  } = await readFiltered(locale, scope, query)
  const isFiltered = locationPath(locale, slug, filter) !== locationPath(locale, slug)
  const isNamed = page.close !== null || places.some((place) => page.places.includes(place.slug))
  if (!isNamed) return null
  const around = { cards, places, pages }
  return {
    page,
    isIndexed: !isFiltered && !isEmpty,
    changedAt: landings.find((one) => one.slugPath === 'location' && one.slug === slug)?.changedAt ?? null,
    facets,
    filter,
    cards: left,
    places,
    stations,
    says: listingSays(landings),
    wider: widerPage(page, around),
    parts: partsOf(page, around),
    neighbours: neighboursOf(page, around),
    near: stationsNear(cards, scope, places),
  }
}

/** A location page for the filter in its address; null when there is no such page. */
export async function readLocation(locale: Locale, slug: string, query: Query) {
  return assemble(locale, await readLandings(locale), slug, query)
}

/** The draft of a location page, for staff and for anybody with a preview link. */
export function readLocationPreview(locale: Locale, slug: string, token: unknown) {
  return readPreview(
    token,
    (ctx) => findDraft(ctx, locale, { location: slug }),
    async (ctx, { id }) => {
      const draft = id === null ? null : await findLandingDraft(ctx, locale, id)
      const others = (await readLandings(locale)).filter((one) => one.id !== id)
      return draft && assemble(locale, [...others, draft], slug, {})
    },
  )
}
