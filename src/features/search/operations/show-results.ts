import type { Locale } from '@/i18n/locales'
import { PAGE_SIZE } from '../rules/answers'
import { chipsOf } from '../rules/chips'
import { countBands, findHomes } from '../rules/find-homes'
import { relaxAsk } from '../rules/relax-ask'
import { readSearchAsk } from '../rules/search-address'
import type { Searchable } from './make-searchable'
import { isKnownIn } from './search-homes'

/** What the page of results shows: the homes of one page, what the search was read as, and what else could be asked. */
export function showResults(searchable: Searchable, locale: Locale, valuesOf: (name: string) => readonly string[]) {
  const { ask, ignored } = readSearchAsk('keyword', valuesOf, isKnownIn(searchable))
  const { read, request, answer } = findHomes(searchable, locale, ask)
  return {
    ask,
    ignored,
    chips: chipsOf(ask, read),
    filters: request.filters,
    total: answer.total,
    slugs: answer.hits.map(({ slug }) => slug),
    pages: Math.ceil(answer.total / PAGE_SIZE),
    facets: answer.facets,
    bands: countBands(searchable, request, searchable.bands),
    relaxed: answer.total === 0 ? relaxAsk(searchable, locale, ask, { read, request }) : [],
    spoken: searchable.spoken[locale],
  }
}
