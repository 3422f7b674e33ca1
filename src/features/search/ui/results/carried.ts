import type { Locale } from '@/i18n/locales'
import { type SearchAsk, searchPath } from '../../rules/search-address'

/** What the address of a search says, as a form has to carry it along; where one arrived by prices is no part of it. */
export function carriedBy(locale: Locale, ask: SearchAsk): [string, string][] {
  const path = searchPath(locale, { ...ask, page: 1 })
  const pairs = [...new URLSearchParams(path.split('?')[1] ?? '')]
  return pairs.filter(([name]) => name !== 'type_tab')
}
