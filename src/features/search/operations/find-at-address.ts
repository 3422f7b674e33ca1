import type { Locale } from '@/i18n/locales'
import { findHomes } from '../rules/find-homes'
import type { SearchableProject } from '../rules/search'
import { readSearchAsk } from '../rules/search-address'
import type { Searchable } from './make-searchable'
import { isKnownIn } from './search-homes'

/**
 * Every home that the page of results at an address shows, on all its pages, in the order of the page. The address is
 * one of ours (C13): what means nothing in it is left out, as the page does.
 */
export function findAtAddress(searchable: Searchable, locale: Locale, address: string): SearchableProject[] {
  const parameters = new URLSearchParams(address.split('?')[1] ?? '')
  const { ask } = readSearchAsk('keyword', (name) => parameters.getAll(name), isKnownIn(searchable))
  const { answer } = findHomes(searchable, locale, { ...ask, page: 1 }, searchable.projects.size)
  return answer.hits.flatMap(({ slug }) => searchable.projects.get(slug) ?? [])
}
