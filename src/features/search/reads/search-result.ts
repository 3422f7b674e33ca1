import { cache } from 'react'
import type { Query } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import { showResults } from '../operations/show-results'
import { readSearchable } from './kept-index'

/** What the page of results shows for the query in its address; worked out once for a page and its metadata. */
export const readSearchResult = cache(async (locale: Locale, query: Exclude<Query, string>) =>
  showResults(await readSearchable(), locale, (name) => [query[name] ?? []].flat()),
)
