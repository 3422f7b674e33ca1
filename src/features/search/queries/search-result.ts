import { cache } from 'react'
import type { Query } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { guessConditions, hasLanguageModel } from '../operations/guess-conditions'
import { listResults } from '../operations/list-results'
import { readSearchable } from './shared-index'

/** Data of the results page for the query in its address, shared between the page and its metadata. */
export const readSearchResult = cache(async (locale: Locale, query: Exclude<Query, string>) =>
  listResults(
    await readSearchable(),
    locale,
    (name) => [query[name] ?? []].flat(),
    hasLanguageModel() ? (words) => guessConditions(words, locale) : undefined,
  ),
)
