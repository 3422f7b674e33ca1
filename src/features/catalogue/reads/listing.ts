import { type ListingKind, listingPath, type Query, readListingFilter } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import { cardsOfKind, filterCards, placesOf } from '../rules/listing'
import { readPlaces, readPriceBands, readProjectCards } from './catalogue'

/** What a listing shows for the filter in its address. */
export async function readListing(locale: Locale, kind: ListingKind, query: Query) {
  const [all, places, priceBands] = await Promise.all([readProjectCards(locale), readPlaces(locale), readPriceBands(2)])
  const ofKind = cardsOfKind(all, kind)
  const filter = readListingFilter(query)
  const isFiltered = listingPath(locale, kind, filter) !== listingPath(locale, kind)
  return {
    isFiltered,
    filter,
    cards: filterCards(ofKind, filter, places),
    places: placesOf(ofKind, places),
    priceBands,
  }
}
