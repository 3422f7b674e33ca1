import type { Locale } from '@/i18n/locales'
import { FILTER_KEYS } from '@/kernel/listing-keys'
import { isParameter, type Route, wordsOf } from '@/kernel/route'
import { splitLanguage } from './language'
import { matchRoute } from './match'
import { publishedLocales } from './published-locales'
import { ROUTES, type RouteName } from './routes'
import { readSegments } from './segments'
import { type AddressSettings, DEFAULT_ADDRESS_SETTINGS } from './settings'

const isForSearchEngines = ({ isIndexed = true, audience = 'everybody' }: Route) =>
  isIndexed && audience === 'everybody'

/** Whether search engines should index the page at a canonical address without query (S2§5). */
export function isIndexedAddress(path: string): boolean {
  const segments = readSegments(path, '')
  const match = segments && matchRoute(splitLanguage(segments).rest)
  return match !== null && isForSearchEngines(match.route)
}

/**
 * The parameterless indexed pages of a language, without those that do not answer in it (C1, C5). Excludes listings and
 * places.
 */
export function indexedPages(
  locale: Locale,
  settings: AddressSettings = DEFAULT_ADDRESS_SETTINGS,
): { name: RouteName; path: string }[] {
  return (ROUTES satisfies readonly Route[] as readonly (Route & { name: RouteName })[])
    .filter((route) => isForSearchEngines(route) && route.reads !== FILTER_KEYS)
    .filter(({ pattern }) => !wordsOf(pattern).some(isParameter))
    .map(({ name, pattern }) => ({ name, path: `/${locale}/${pattern}` }))
    .filter(({ path }) => publishedLocales(path, settings).includes(locale))
}
