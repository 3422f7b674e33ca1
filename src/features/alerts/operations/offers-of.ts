import { isForSale } from '@/features/catalogue'
import type { SearchableProject } from '@/features/search'
import { findAtAddress, type Searchable } from '@/features/search/server'
import type { Locale } from '@/i18n/locales'
import { fromOf } from '@/kernel/price'
import type { Offer } from '../domain/news'

/** The projects a saved search matches now that are for sale, without sold-out and past ones. */
export function homesOf(searchable: Searchable, { locale, address }: { locale: Locale; address: string }) {
  return findAtAddress(searchable, locale, address).filter(isForSale)
}

/** The same as offers, each at the lowest price of what the search asks for. */
export const offersOf = (homes: readonly SearchableProject[]): Offer[] =>
  homes.map(({ slug, price }) => ({ slug, price: fromOf(price) }))
