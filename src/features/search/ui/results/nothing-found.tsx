import { EmptyState } from '@/design/empty-state'
import { ArrowLink } from '@/design/link'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { searchPath } from '../../domain/results/search-address'
import type { FoundResults } from './found-results'

/** No results; what to do next, unless the nearest homes follow. */
export function NothingFound({ locale, found: { ask, nearest } }: { locale: Locale; found: FoundResults }) {
  const t = words(locale, 'search')
  if (nearest.length > 0) return <EmptyState icon="filter" title={t('empty.title')} />
  return (
    <EmptyState title={t('empty.title')} text={t(ask.text === '' ? 'empty.nothingChosen' : 'empty.nothingText')}>
      <ArrowLink href={searchPath(locale, {})}>{t('empty.all')}</ArrowLink>
    </EmptyState>
  )
}
