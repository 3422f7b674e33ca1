import type { ReactNode } from 'react'
import { EmptyState } from '@/design/empty-state'
import { ArrowLink } from '@/design/link'
import { phrased } from '@/design/phrased'
import { LANGUAGE_TAG, type Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { searchPath } from '../../domain/results/search-address'
import { filterText } from '../filter-text'
import type { FoundResults } from './found-results'

type Relaxed = FoundResults['relaxed'][number]

interface NothingFoundProps {
  locale: Locale
  found: FoundResults
  cards: (slugs: readonly string[]) => ReactNode
}

/** The removed filters and words as text. */
function removedFilter(locale: Locale, { localizedNames }: FoundResults, without: Relaxed['without']): string {
  const filters = without.filters.map((filter) => filterText(locale, localizedNames, filter))
  const typed = without.words.join(' ')
  const both = typed === '' ? filters : [...filters, words(locale, 'search')('filter.words', { words: typed })]
  // Not as units: Simplified Chinese would join them without a separator.
  return new Intl.ListFormat(LANGUAGE_TAG[locale], { type: 'conjunction' }).format(both)
}

/** No results: relaxed searches, each with its count and first homes. */
export function NothingFound({ locale, found, cards }: NothingFoundProps) {
  const t = words(locale, 'search')
  const { relaxed } = found
  if (relaxed.length === 0)
    return (
      <EmptyState
        title={t('empty.title')}
        text={t(found.ask.text === '' ? 'empty.nothingChosen' : 'empty.nothingText')}
      >
        <ArrowLink href={searchPath(locale, {})}>{t('empty.all')}</ArrowLink>
      </EmptyState>
    )
  return (
    <div className="flex flex-col gap-7">
      <EmptyState icon="filter" title={t('empty.title')} text={t('empty.text')} />
      {relaxed.map(({ without, ask, total, slugs }, index) => {
        const href = searchPath(locale, ask)
        return (
          <section key={href} className="flex flex-col gap-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6">
              <h2 id={`relaxed-${index}`} className="type-display text-h3">
                {phrased(t('empty.without', { filter: removedFilter(locale, found, without) }))}
              </h2>
              <ArrowLink href={href} aria-describedby={`relaxed-${index}`}>
                {t('empty.found', { count: total })}
              </ArrowLink>
            </div>
            {cards(slugs)}
          </section>
        )
      })}
    </div>
  )
}
