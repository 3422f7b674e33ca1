import type { Locale } from '@/i18n/locales'
import type { Offer } from '../domain/ranking/nearest'
import { similarTo } from '../domain/ranking/similar'
import { PAGE_SIZE } from '../domain/results/answers'
import { chipsOf, withoutOrder } from '../domain/results/chips'
import { countBands, countYields, type FoundHomes, findHomes } from '../domain/results/find-homes'
import { besides, readGuesses, withGuesses, wordsToTell } from '../domain/results/guesses'
import { type Chosen, parseSearchParams, type SearchParams } from '../domain/results/search-address'
import type { Searchable } from './make-searchable'
import { nearestHomes } from './nearest-homes'
import { isKnownIn } from './search-homes'

/** Maximum number of prices on the map; more could not be told apart. */
const MOST_MARKED = 300

const slugsOf = ({ answer }: FoundHomes) => answer.hits.map(({ slug }) => slug)

/** Similar homes shown when all that was found is sold out. */
const MOST_SIMILAR = 4

function similarToFirst({ projects }: Searchable, [slug = '']: readonly string[]): string[] {
  const project = projects.get(slug)
  return project ? similarTo(project, projects.values(), MOST_SIMILAR) : []
}

/** The home of each project that is shown. */
const homesIn = (shown: readonly Pick<Offer, 'slug' | 'unitType'>[]) =>
  shown.map(({ slug, unitType }) => [slug, unitType] as const)

type ValuesOf = (name: string) => readonly string[]

/** What may be guessed of a search: an answer that nobody may trust, about its words that could not be read. */
export type Guess = (words: readonly string[]) => Promise<string>

/** The guesses that a search may take: about nothing that was said, and only where they leave a home. */
export async function guessesFor(
  searchable: Searchable,
  locale: Locale,
  valuesOf: ValuesOf,
  guess: Guess,
): Promise<Chosen> {
  const isKnown = isKnownIn(searchable)
  const { ask } = parseSearchParams('keyword', valuesOf, isKnown)
  const { read, unusedWords } = findHomes(searchable, locale, ask)
  const words = wordsToTell(unusedWords)
  if (ask.guess === 'off' || words.length === 0) return {}
  const guesses = besides(readGuesses(await guess(words), isKnown, [...searchable.projects.values()]), read, ask.chosen)
  const { total } = findHomes(searchable, locale, { ...ask, chosen: withGuesses(ask.chosen, guesses) }).answer
  return total > 0 ? guesses : {}
}

/** Everything the results page shows: one page of homes, how the query was read, what was guessed, and the facets. */
export function listResults(searchable: Searchable, locale: Locale, valuesOf: ValuesOf, guesses: Chosen = {}) {
  const { ask: asked, ignored } = parseSearchParams('keyword', valuesOf, isKnownIn(searchable))
  const find = (ask: SearchParams, limit?: number) =>
    findHomes(searchable, locale, { ...ask, chosen: withGuesses(ask.chosen, guesses) }, limit)
  const first = find(asked)
  const pages = Math.ceil(first.answer.total / PAGE_SIZE)
  // A bookmarked page may no longer exist: show the last page instead.
  const isBeyond = asked.page > Math.max(pages, 1)
  const ask = isBeyond ? { ...asked, page: Math.max(pages, 1) } : asked
  const { read, request, answer, unusedWords, journeys } = isBeyond ? find(ask) : first
  const nearest = nearestHomes(searchable, locale, first)
  return {
    ask,
    unordered: withoutOrder(ask, read),
    sort: request.sort,
    ignored,
    chips: chipsOf(ask, read, guesses),
    isGuessed: Object.keys(guesses).length > 0,
    filters: request.filters,
    unusedWords,
    words: request.words,
    total: answer.total,
    slugs: answer.hits.map(({ slug }) => slug),
    unitTypes: new Map([
      ...homesIn(nearest),
      ...answer.hits.flatMap(({ slug, unitType }) => (unitType ? [[slug, unitType] as const] : [])),
    ]),
    soldOut: answer.soldOut,
    nearest,
    similar: answer.total === 0 && nearest.length === 0 ? similarToFirst(searchable, answer.soldOut) : [],
    marked: ask.view ? slugsOf(find({ ...ask, page: 1 }, MOST_MARKED)) : [],
    pages,
    facets: answer.facets,
    yields: countYields(searchable, request),
    bands: countBands(searchable, request, searchable.bands),
    localizedNames: { ...searchable.localizedNames[locale], destination: journeys?.to.name },
    journeys,
  }
}
