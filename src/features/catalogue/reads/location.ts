import { locationPath, type Query } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import { findLandingDraft } from '../operations/list-landings'
import { type Landing, listingSays } from '../rules/landing'
import { neighboursOf, partsOf, stationsNear, widerPage } from '../rules/location-around'
import { findLocationPage, locationPages, scopeOfLocation } from '../rules/location-pages'
import { readDraft } from './draft-preview'
import { readLandings } from './landings'
import { readFiltered } from './listing'

async function assemble(locale: Locale, landings: readonly Landing[], slug: string, query: Query) {
  const pages = locationPages(landings)
  const page = findLocationPage(pages, slug)
  if (!page) return null
  const scope = scopeOfLocation(page)
  const { all: cards, places, within, questions, filter, cards: left } = await readFiltered(locale, scope, query)
  const isFiltered = locationPath(locale, slug, filter) !== locationPath(locale, slug)
  const isNamed = page.close !== null || places.some((place) => page.places.includes(place.slug))
  if (!isNamed) return null
  const around = { cards, places, pages }
  return {
    page,
    isIndexed: !isFiltered && within.length > 0,
    changedAt: landings.find((one) => one.slugPath === 'location' && one.slug === slug)?.changedAt ?? null,
    questions,
    filter,
    cards: left,
    places,
    says: listingSays(landings),
    wider: widerPage(page, around),
    parts: partsOf(page, around),
    neighbours: neighboursOf(page, around),
    stations: stationsNear(cards, scope, places),
  }
}

/** What a location page shows for the filter in its address; null when editors keep no such page. */
export async function readLocation(locale: Locale, slug: string, query: Query) {
  return assemble(locale, await readLandings(locale), slug, query)
}

/** A location page as its draft stands, for staff and for whoever has a link to it. */
export function readLocationPreview(locale: Locale, slug: string, token: unknown) {
  return readDraft({ of: { location: slug }, locale, token }, async (ctx, { id }) => {
    const draft = id === null ? null : await findLandingDraft(ctx, locale, id)
    const others = (await readLandings(locale)).filter((one) => one.id !== id)
    return draft && assemble(locale, [...others, draft], slug, {})
  })
}
