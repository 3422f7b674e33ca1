import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/design/breadcrumbs'
import { Container } from '@/design/container'
import { FilterChip } from '@/design/filter-chip'
import { Icon } from '@/design/icon'
import { Link } from '@/design/link'
import { Pagination } from '@/design/pagination'
import { homePath } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { searchPath } from '../../rules/search-address'
import { filterText } from '../filter-text'
import type { FoundResults } from './found-results'
import { NothingFound } from './nothing-found'
import { ResultFilters, SortLinks } from './result-filters'
import { resultsTitle } from './result-words'
import { SearchAgain } from './search-again'

interface ResultsPageProps {
  locale: Locale
  found: FoundResults
  /** The cards of some projects, in the order given. */
  cards: (slugs: readonly string[]) => ReactNode
  /** Passes the search on. */
  share: ReactNode
}

/** What a search found (S1§2, A9.1). Links and forms only: it needs no script. */
export function ResultsPage({ locale, found, cards, share }: ResultsPageProps) {
  const t = words(locale, 'search')
  const { ask, total, slugs, pages } = found
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
      <section aria-labelledby="results-count" className="flex flex-col gap-5">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id="results-count" className="text-body font-normal tabular-nums">
            {t('results.count', { count: total })}
          </h2>
          {total > 1 ? <SortLinks locale={locale} found={found} /> : null}
        </div>
        {slugs.length > 0 ? cards(slugs) : <NothingFound locale={locale} found={found} cards={cards} />}
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

interface NotesProps {
  locale: Locale
  found: FoundResults
  isPriceMissing: boolean
}

/** What was wrong with the search, in words. */
function Notes({ locale, found: { ignored, setAside }, isPriceMissing }: NotesProps) {
  const t = words(locale, 'search')
  return (
    <>
      {isPriceMissing ? (
        <p className="flex items-start gap-2 font-medium text-danger">
          <Icon name="alert" className="mt-1 size-4" />
          {t('results.priceMissing')}
        </p>
      ) : null}
      {setAside.length > 0 ? <Note>{t('results.setAside', { words: setAside.join(' ') })}</Note> : null}
      {ignored.length > 0 ? <Note>{t('results.ignored')}</Note> : null}
    </>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-small wrap-anywhere text-stone-600">
      <Icon name="info" className="mt-1 size-4 shrink-0" />
      {children}
    </p>
  )
}
