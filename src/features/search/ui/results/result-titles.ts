import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { SearchParams } from '../../domain/results/search-address'

/** The heading of the results: the keyword, or a general title for filters alone or for all homes. */
export function resultsTitle(locale: Locale, { text, chosen }: SearchParams): string {
  const t = words(locale, 'search')
  if (text !== '') return t('results.titleWords', { text })
  return t(Object.keys(chosen).length > 0 ? 'results.titleFilters' : 'results.titleAll')
}

/** Title and description for the browser tab and for sharing, with the number of results. */
export function resultsMeta(
  locale: Locale,
  { ask, total, soldOut }: { ask: SearchParams; total: number; soldOut: readonly string[] },
) {
  const t = words(locale, 'search')
  const title = resultsTitle(locale, ask)
  return {
    // Where all that match are sold out, no number says it.
    title: total === 0 && soldOut.length > 0 ? title : t('results.metaTitle', { title, count: total }),
    description: t('results.metaDescription'),
  }
}
