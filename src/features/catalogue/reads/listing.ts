import { type Listing, listingPath, type Query, readListingFilter } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import { filterCards } from '../rules/listing'
import { answersTo, cardsWithin, LISTING_SCOPES, type ListingScope, questionsAbout } from '../rules/listing-scope'
import { readPlaces, readPriceBands, readProjectCards } from './catalogue'

/** The projects a list is about, the questions worth asking, and those left by the answers in its address. */
export async function readFiltered(locale: Locale, scope: ListingScope, query: Query) {
  const [all, places, bands] = await Promise.all([readProjectCards(locale), readPlaces(locale), readPriceBands(2)])
  const within = cardsWithin(all, scope, places)
  const questions = questionsAbout(within, scope, places, bands)
  const filter = answersTo(questions, readListingFilter(query))
  return { all, places, within, questions, filter, cards: filterCards(within, filter, places) }
}

/** What a listing shows for the filter in its address. */
export async function readListing(locale: Locale, listing: Listing, query: Query) {
  const { within, questions, filter, cards } = await readFiltered(locale, LISTING_SCOPES[listing], query)
  const isFiltered = listingPath(locale, listing, filter) !== listingPath(locale, listing)
  return { isIndexed: !isFiltered && within.length > 0, questions, filter, cards }
}
