import type { Locale } from '@/i18n/locales'
import { splitLanguage } from './language'
import { liveLocales } from './live-locales'
import { matchRoute } from './match'
import { isParameter, type Route, wordsOf } from './route'
import { FILTER_KEYS, ROUTES, type RouteName } from './routes'
import { readSegments } from './segments'
import { type AddressSettings, DEFAULT_ADDRESS_SETTINGS } from './settings'

const isForSearchEngines = ({ isIndexed = true, audience = 'everybody' }: Route) =>
  isIndexed && audience === 'everybody'

/** Whether search engines are asked to know the page at a canonical address, without query (S2§5). */
export function isIndexedAddress(path: string): boolean {
  const segments = readSegments(path, '')
  const match = segments && matchRoute(splitLanguage(segments).rest)
  return match !== null && isForSearchEngines(match.route)
}

/**
 * The pages of one address each that search engines shall know in a language, those left out that do not answer in
 * it (C1, C5). Lists of projects and places are not among them.
 */
export function indexedPages(
  locale: Locale,
  settings: AddressSettings = DEFAULT_ADDRESS_SETTINGS,
): { name: RouteName; path: string }[] {
  return (ROUTES satisfies readonly Route[] as readonly (Route & { name: RouteName })[])
    .filter((route) => isForSearchEngines(route) && route.reads !== FILTER_KEYS)
    .filter(({ pattern }) => !wordsOf(pattern).some(isParameter))
    .map(({ name, pattern }) => ({ name, path: `/${locale}/${pattern}` }))
    .filter(({ path }) => liveLocales(path, settings).includes(locale))
}
