import type { Locale } from '@/i18n/locales'
import { PAGE_SIZE } from '../rules/answers'
import { chipsOf } from '../rules/chips'
import { countBands, type FoundHomes, findHomes } from '../rules/find-homes'
import { relaxAsk } from '../rules/relax-ask'
import { readSearchAsk } from '../rules/search-address'
import { withoutSetAside } from '../rules/without-words'
import type { Searchable } from './make-searchable'
import { isKnownIn } from './search-homes'

/** No map holds more prices than one can tell apart. */
const MOST_MARKED = 300

const slugsOf = ({ answer }: FoundHomes) => answer.hits.map(({ slug }) => slug)

/** What the page of results shows: the homes of one page, what the search was read as, and what else could be asked. */
export function showResults(searchable: Searchable, locale: Locale, valuesOf: (name: string) => readonly string[]) {
  const { ask: asked, ignored } = readSearchAsk('keyword', valuesOf, isKnownIn(searchable))
  const first = findHomes(searchable, locale, asked)
  const pages = Math.ceil(first.answer.total / PAGE_SIZE)
  // Homes may have gone since somebody kept the address: the last page stands for those beyond it.
  const isBeyond = asked.page > Math.max(pages, 1)
  const ask = isBeyond ? { ...asked, page: Math.max(pages, 1) } : asked
  const { read, request, answer, setAside, ways } = isBeyond ? findHomes(searchable, locale, ask) : first
  return {
    ask,
    onward: withoutSetAside(ask, { read, request, setAside }, searchable.gazetteer),
    ignored,
    chips: chipsOf(ask, read),
    filters: request.filters,
    setAside,
    words: request.words,
    total: answer.total,
    slugs: answer.hits.map(({ slug }) => slug),
    marked: ask.view ? slugsOf(findHomes(searchable, locale, { ...ask, page: 1 }, MOST_MARKED)) : [],
    pages,
    facets: answer.facets,
    bands: countBands(searchable, request, searchable.bands),
    relaxed: answer.total === 0 ? relaxAsk(searchable, locale, ask, { read, request }) : [],
    spoken: { ...searchable.spoken[locale], destination: ways?.to.name },
    ways,
  }
}
