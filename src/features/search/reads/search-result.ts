import type { Query } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import { showResults } from '../operations/show-results'
import { readSearchable } from './kept-index'

/** What the page of results shows for the query in its address. */
export async function readSearchResult(locale: Locale, query: Exclude<Query, string>) {
  return showResults(await readSearchable(), locale, (name) => [query[name] ?? []].flat())
}
