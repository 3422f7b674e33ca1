import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/design/breadcrumbs'
import { Container } from '@/design/container'
import { FilterChip } from '@/design/filter-chip'
import { Link } from '@/design/link'
import { Pagination } from '@/design/pagination'
import { homePath } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { searchPath } from '../../rules/search-address'
import { filterText } from '../filter-text'
import { carriedBy } from './carried'
import type { FoundResults } from './found-results'
import { NothingFound } from './nothing-found'
import { ResultFilters, SortLinks } from './result-filters'
import { Notes } from './result-notes'
import { resultsTitle } from './result-words'
import { SearchAgain } from './search-again'
import { ViewSwitch } from './view-switch'
import { WayLine } from './way-line'

/** What a form needs that asks for the visitor's own place. */
interface PlaceForm {
  action: string
  carried: readonly (readonly [string, string])[]
  chosen: { key: string; name: string } | null
  within: number | null
  without: string
}

function placeForm(locale: Locale, { ask, ways }: FoundResults): PlaceForm {
  const without = { ...ask, page: 1, to: undefined, within: undefined }
  return {
    action: searchPath(locale, {}),
    carried: carriedBy(locale, without),
    chosen: ways?.to ?? null,
    within: ask.within ?? null,
    without: searchPath(locale, without),
  }
}

interface ResultsPageProps {
  locale: Locale
  found: FoundResults
  /** The cards of some projects, in the order given; `wayOf` says more of each, when there is more to say. */
  cards: (slugs: readonly string[], wayOf?: (slug: string) => ReactNode) => ReactNode
  /** The form that asks for the visitor's own place. */
  place: (form: PlaceForm) => ReactNode
  /** The results on a map, with their list; `hrefOf` is the same page around another area. null: a list is asked for. */
  map: ((hrefOf: (area: string | null) => string) => ReactNode) | null
  /** Passes the search on. */
  share: ReactNode
}

/** What a search found (S1§2, A9.1). Links and forms only: it needs no script. */
export function ResultsPage({ locale, found, cards, place, map, share }: ResultsPageProps) {
  const t = words(locale, 'search')
  const { ask, total, pages } = found
  const isPriceMissing = ask.isByPrice && !ask.chosen.prices && ask.text === ''
  return (
    <Container className="flex flex-col gap-6 pt-3 pb-8 lg:pb-9">
      <Breadcrumbs
        label={t('results.crumbs')}
        items={[{ text: t('results.home'), href: homePath(locale) }, { text: t('results.crumb') }]}
      />
      <header className="grid gap-x-6 gap-y-4 lg:grid-cols-12 lg:items-end lg:pt-5">
        <h1 className="type-display text-h1 wrap-anywhere lg:col-span-7">{resultsTitle(locale, ask)}</h1>
        <div className="lg:col-span-5">
          <SearchAgain locale={locale} ask={ask} />
        </div>
      </header>
      <Chips locale={locale} found={found} />
      <Notes locale={locale} found={found} isPriceMissing={isPriceMissing} />
      <ResultFilters locale={locale} found={found} isPriceMissing={isPriceMissing} />
      {place(placeForm(locale, found))}
      <section aria-labelledby="results-count" className="flex flex-col gap-5">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id="results-count" className="text-body font-normal tabular-nums">
            <span role="status">{t('results.count', { count: total })}</span>
          </h2>
          {total > 1 ? <SortLinks locale={locale} found={found} /> : null}
          {total > 0 ? <ViewSwitch locale={locale} ask={ask} /> : null}
        </div>
        <Homes locale={locale} found={found} cards={cards} map={map} />
      </section>
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

/** On the map, as cards, or what is near to it when nothing is. */
function Homes({ locale, found, cards, map }: Pick<ResultsPageProps, 'locale' | 'found' | 'cards' | 'map'>) {
  const { ask, slugs, ways } = found
  const wayOf = ways
    ? (slug: string) => <WayLine locale={locale} to={ways.to} way={ways.of.get(slug) ?? null} />
    : undefined
  if (slugs.length === 0) return <NothingFound locale={locale} found={found} cards={(near) => cards(near, wayOf)} />
  return map ? map((area) => searchPath(locale, { ...ask, area: area ?? undefined })) : cards(slugs, wayOf)
}

/** How the words were read and what was chosen; each can be taken away by itself. */
function Chips({ locale, found: { chips, spoken } }: { locale: Locale; found: FoundResults }) {
  const t = words(locale, 'search')
  if (chips.length === 0) return null
  return (
    <section aria-labelledby="results-read" className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <h2 id="results-read" className="text-small font-normal text-stone-600">
        {t('results.read')}
      </h2>
      <ul className="contents">
        {chips.map(({ filter, without }) => (
          <li key={`${filter.key}-${JSON.stringify(filter.value)}`}>
            <FilterChip href={searchPath(locale, without)} remove={t('results.remove')}>
              {filterText(locale, spoken, filter)}
            </FilterChip>
          </li>
        ))}
        <li>
          <Link
            href={searchPath(locale, {})}
            className="inline-flex min-h-target items-center px-2 underline underline-offset-4"
          >
            {t('results.clear')}
          </Link>
        </li>
      </ul>
    </section>
  )
}
