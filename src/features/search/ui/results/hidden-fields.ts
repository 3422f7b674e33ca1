import type { Locale } from '@/i18n/locales'
import { type SearchParams, searchPath } from '../../domain/results/search-address'

/** The parameters of a search as hidden form fields. Whether the visitor came from the price tab is left out. */
export function hiddenFieldsOf(locale: Locale, ask: Partial<SearchParams>): [string, string][] {
  const path = searchPath(locale, { ...ask, page: 1 })
  const pairs = [...new URLSearchParams(path.split('?')[1] ?? '')]
  return pairs.filter(([name]) => name !== 'type_tab')
}
