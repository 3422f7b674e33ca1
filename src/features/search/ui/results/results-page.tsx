import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/design/show/breadcrumbs'
import { Container } from '@/design/show/container'
import { Pagination } from '@/design/show/pagination'
import { phrased } from '@/design/show/phrased'
import { FilterChips, SortLinks, ViewSwitch } from '@/features/catalogue/ui'
import { homePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { searchPath } from '../../domain/results/search-address'
import { filterText } from '../filter-text'
import type { FoundResults } from './found-results'
import { hiddenFieldsOf } from './hidden-fields'
import { JourneyLine } from './journey-line'
import { NearestHomes } from './nearest-homes'
import { NothingFound } from './nothing-found'
import { ResultFilters, resultSorts } from './result-filters'
import { Notes } from './result-notes'
import { resultsTitle } from './result-titles'
import { SearchBox } from './search-box'
import { SoldOut } from './sold-out'

/** Parameters of the form for the place of the visitor. */
interface PlaceForm {
  action: string
  carried: readonly (readonly [string, string])[]
  chosen: { key: string; name: string } | null
  within: number | null
  without: string
}

function placeForm(locale: Locale, { ask, journeys }: FoundResults): PlaceForm {
  const without = { ...ask, page: 1, to: undefined, within: undefined }
  return {
    action: searchPath(locale, {}),
    carried: hiddenFieldsOf(locale, without),
    chosen: journeys?.to ?? null,
    within: ask.within ?? null,
    without: searchPath(locale, without),
  }
}

interface ResultsPageProps {
  locale: Locale
  found: FoundResults
  /** Cards of the given projects, in order; `wayOf` adds the travel time to a card. */
  cards: (slugs: readonly string[], wayOf?: (slug: string) => ReactNode) => ReactNode
  /** Renders the form for the place of the visitor. */
  place: (form: PlaceForm) => ReactNode
  /** The results on a map with their list; `hrefOf` links the same page around another area. null: list view. */
  map: ((hrefOf: (area: string | null) => string) => ReactNode) | null
  /** The share buttons. */
  share: ReactNode
}

/** The results of a search (S1§2, A9.1). Only links and forms: it needs no script. */
export function ResultsPage({ locale, found, cards, place, map, share }: ResultsPageProps) {
  const t = words(locale, 'search')
  const { ask, total, pages } = found
  const timed = timedCards(locale, found, cards)
  const isPriceMissing = ask.isByPrice && !ask.chosen.prices && ask.text === ''
  return (
    <Container className="flex flex-col gap-3 pb-8 md:gap-6 md:pt-3 lg:pb-9">
      <Breadcrumbs
        label={t('results.crumbs')}
        items={[{ text: t('results.home'), href: homePath(locale) }, { text: t('results.crumb') }]}
      />
      <header className="grid gap-x-6 gap-y-3 md:gap-y-4 lg:grid-cols-12 lg:items-end lg:pt-5">
        <h1 className="type-display text-h1 wrap-anywhere lg:col-span-7">{phrased(resultsTitle(locale, ask))}</h1>
        <div className="lg:col-span-5">
          <SearchBox locale={locale} ask={ask} />
        </div>
      </header>
      <FilterChips locale={locale} active={activeFilters(locale, found)} clear={searchPath(locale, {})} />
      <Notes locale={locale} found={found} isPriceMissing={isPriceMissing} />
      <ResultFilters locale={locale} found={found} isPriceMissing={isPriceMissing} />
      {place(placeForm(locale, found))}
      <section aria-labelledby="results-count" className="flex flex-col gap-3 md:gap-5">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          {/* A status is no part of a heading: the number is said once by each. */}
          <div role="status">
            <h2 id="results-count" className="text-body font-normal tabular-nums">
              {countText(locale, found)}
            </h2>
          </div>
          {total > 1 ? <SortLinks locale={locale} sorts={resultSorts(locale, found)} /> : null}
          {total > 0 ? <ResultViews locale={locale} found={found} /> : null}
        </div>
        <Homes locale={locale} found={found} cards={timed} map={map} />
      </section>
      <NearestHomes locale={locale} found={found} cards={timed} />
      <SoldOut locale={locale} found={found} cards={timed} />
      <Pagination
        current={ask.page}
        total={pages}
        hrefOf={(page) => searchPath(locale, { ...ask, page })}
        texts={{ label: t('results.pages'), previous: t('results.previous'), next: t('results.next') }}
      />
      {share}
    </Container>
  )
}

/** The number of results; where all that match are sold out, that instead of none. */
function countText(locale: Locale, { total, soldOut }: FoundResults): string {
  const t = words(locale, 'search')
  return total === 0 && soldOut.length > 0 ? t('results.countSoldOut') : t('results.count', { count: total })
}

interface HomesProps extends Pick<ResultsPageProps, 'locale' | 'found' | 'map'> {
  cards: (slugs: readonly string[]) => ReactNode
}

/** The results on a map or as cards. */
function Homes({ locale, found, cards, map }: HomesProps) {
  const { ask, slugs, soldOut } = found
  if (slugs.length === 0 && soldOut.length > 0) return null
  if (slugs.length === 0) return <NothingFound locale={locale} found={found} />
  return map ? map((area) => searchPath(locale, { ...ask, area: area ?? undefined })) : cards(slugs)
}

/** Cards with the travel time to the place of the visitor, when one is set, below a line of their own. */
function timedCards(locale: Locale, { journeys }: FoundResults, cards: ResultsPageProps['cards']) {
  if (!journeys) return cards
  return (slugs: readonly string[], lineOf?: (slug: string) => ReactNode) =>
    cards(slugs, (slug) => (
      <>
        {lineOf?.(slug)}
        <JourneyLine locale={locale} to={journeys.to} way={journeys.of.get(slug) ?? null} />
      </>
    ))
}

/** Filters read from the text and chosen filters, each with the search without it. */
const activeFilters = (locale: Locale, { chips, localizedNames }: FoundResults) =>
  chips.map(({ filter, without, isGuess }) => ({
    text: isGuess
      ? words(locale, 'search')('results.guess', { condition: filterText(locale, localizedNames, filter) })
      : filterText(locale, localizedNames, filter),
    without: searchPath(locale, without),
  }))

function ResultViews({ locale, found: { ask } }: { locale: Locale; found: FoundResults }) {
  return (
    <ViewSwitch
      locale={locale}
      view={ask.view ?? 'list'}
      hrefOf={(view) => searchPath(locale, { ...ask, view: view === 'map' ? view : undefined, area: undefined })}
    />
  )
}
