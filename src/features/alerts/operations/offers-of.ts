import { isForSale } from '@/features/catalogue'
import type { SearchableProject } from '@/features/search'
import { findAtAddress, type Searchable } from '@/features/search/server'
import type { Locale } from '@/i18n/locales'
import type { Offer } from '../rules/news'

/** What a saved search finds now and can be bought: what is sold out, or past, is never told. */
export function homesOf(searchable: Searchable, { locale, address }: { locale: Locale; address: string }) {
  return findAtAddress(searchable, locale, address).filter(isForSale)
}

/** The same as offers, each at its lowest price. */
export const offersOf = (homes: readonly SearchableProject[]): Offer[] =>
  homes.map(({ slug, priceFrom }) => ({ slug, price: priceFrom }))
