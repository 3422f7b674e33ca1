import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { SearchAsk } from '../../rules/search-address'

/** The heading of a search: its words, or that something was chosen, or that everything is shown. */
export function resultsTitle(locale: Locale, { text, chosen }: SearchAsk): string {
  const t = words(locale, 'search')
  if (text !== '') return t('results.titleWords', { text })
  return t(Object.keys(chosen).length > 0 ? 'results.titleFilters' : 'results.titleAll')
}

/** What the tab and those who share the search say of it, with the number found. */
export function resultsMeta(locale: Locale, { ask, total }: { ask: SearchAsk; total: number }) {
  const t = words(locale, 'search')
  return {
    title: t('results.metaTitle', { title: resultsTitle(locale, ask), count: total }),
    description: t('results.metaDescription'),
  }
}
