import { EmptyState } from '@/design/show/empty-state'
import { ArrowLink } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { searchPath } from '../../domain/results/search-address'
import type { FoundResults } from './found-results'

/** No results; what to do next, unless the nearest homes follow. */
export function NothingFound({ locale, found: { ask, nearest } }: { locale: Locale; found: FoundResults }) {
  const t = words(locale, 'search')
  // The nearest homes follow at once.
  if (nearest.length > 0)
    return <h2 className="type-display border-t border-ink pt-5 text-h3">{phrased(t('empty.title'))}</h2>
  return (
    <EmptyState title={t('empty.title')} text={t(ask.text === '' ? 'empty.nothingChosen' : 'empty.nothingText')}>
      <ArrowLink href={searchPath(locale, {})}>{t('empty.all')}</ArrowLink>
    </EmptyState>
  )
}
