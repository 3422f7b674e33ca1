import type { Locale } from '@/i18n/locales'
import { findHomes } from '../domain/results/find-homes'
import { parseSearchParams } from '../domain/results/search-address'
import type { SearchableProject } from '../domain/search-types'
import type { Searchable } from './make-searchable'
import { isKnownIn } from './search-homes'

/**
 * Every project on all pages of the results at an address, in order, each at the price of the home that was found in it.
 * The address is one of ours (C13); invalid parameters are ignored, as on the page.
 */
export function findAtAddress(searchable: Searchable, locale: Locale, address: string): SearchableProject[] {
  const parameters = new URLSearchParams(address.split('?')[1] ?? '')
  const { ask } = parseSearchParams('keyword', (name) => parameters.getAll(name), isKnownIn(searchable))
  const { answer } = findHomes(searchable, locale, { ...ask, page: 1 }, searchable.projects.size)
  return answer.hits.flatMap(({ slug, unitType }) => {
    const project = searchable.projects.get(slug)
    return project ? [{ ...project, price: (unitType ?? project).price }] : []
  })
}
