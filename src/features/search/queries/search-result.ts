import { cache } from 'react'
import type { Query } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { log } from '@/platform/process/log'
import { guessConditions, hasLanguageModel } from '../operations/guess-conditions'
import { guessesFor, listResults } from '../operations/list-results'
import { readSearchable } from './shared-index'

const onFailure = (reason: string) => log.warn({ reason }, 'the language model gave no guesses')

/** Data of the results page for the query in its address, shared between the page and its metadata. */
export const readSearchResult = cache(async (locale: Locale, query: Exclude<Query, string>) => {
  const searchable = await readSearchable()
  const valuesOf = (name: string) => [query[name] ?? []].flat()
  const guess = (words: readonly string[]) => guessConditions(words, locale, { onFailure })
  const guesses = hasLanguageModel() ? await guessesFor(searchable, locale, valuesOf, guess) : {}
  return listResults(searchable, locale, valuesOf, guesses)
})
