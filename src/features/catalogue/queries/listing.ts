import { readPreview } from '@/features/previews/queries'
import { type Listing, listingPath, type Query, readListingFilter } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import type { ListingSays } from '../domain/lists/landing'
import { filterCards } from '../domain/lists/listing'
import { listingFacets } from '../domain/lists/listing-facets'
import { filterOn, LISTING_SCOPES, type ListingScope, listingCards } from '../domain/lists/listing-scope'
import { findDraft } from '../operations/pages/find-draft'
import { findLandingDraft } from '../operations/pages/list-landings'
import { readPlaces, readPriceBands, readProjectCards } from './catalogue'
import { readListingSays } from './landings'

/** The projects of a list, the filters worth offering, and the projects left by the filter in its address. */
export async function readFiltered(locale: Locale, scope: ListingScope, query: Query) {
  const [all, places, bands] = await Promise.all([readProjectCards(locale), readPlaces(locale), readPriceBands(2)])
  const cards = listingCards(all, scope, places)
  const filter = filterOn(cards, scope, places, readListingFilter(query))
  const ranges = bands.map(({ from, to }) => ({ from: from ?? 0, to }))
  return {
    all,
    places,
    stations: cards.own.flatMap((card) => card.stations),
    isEmpty: cards.own.length === 0,
    facets: listingFacets({ cards, scope, places, bands: ranges }, filter),
    filter,
    cards: filterCards(cards, filter, places),
  }
}

async function assemble(locale: Locale, listing: Listing, says: ListingSays, query: Query) {
  const { all: _, isEmpty, ...list } = await readFiltered(locale, LISTING_SCOPES[listing], query)
  const isFiltered = listingPath(locale, listing, list.filter) !== listingPath(locale, listing)
  return { isIndexed: !isFiltered && !isEmpty, ...list, says }
}

/** What a listing shows for the filter in its address. */
export async function readListing(locale: Locale, listing: Listing, query: Query) {
  return assemble(locale, listing, await readListingSays(locale), query)
}

/** A listing with its draft landing texts, for staff and for anybody with a preview link. */
export function readListingPreview(locale: Locale, listing: Listing, token: unknown) {
  return readPreview(
    token,
    (ctx) => findDraft(ctx, locale, { listing }),
    async (ctx, { id }) => {
      const draft = id === null ? null : await findLandingDraft(ctx, locale, id)
      const says = await readListingSays(locale)
      return draft && assemble(locale, listing, { ...says, [listing]: draft.says }, {})
    },
  )
}
