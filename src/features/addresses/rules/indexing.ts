import { LOCALES, type Locale } from '@/i18n/locales'
import { splitLanguage } from './language'
import { switchLocale } from './links'
import { matchRoute } from './match'
import { type AddressSettings, DEFAULT_ADDRESS_SETTINGS, resolveAddress } from './resolve'
import { isParameter, type Route, wordsOf } from './route'
import { FILTER_KEYS, ROUTES, type RouteName } from './routes'
import { readSegments } from './segments'

const isForSearchEngines = ({ isIndexed = true, audience = 'everybody' }: Route) =>
  isIndexed && audience === 'everybody'

/** Whether search engines are asked to know the page at a canonical address, without query (S2§5). */
export function isIndexedAddress(path: string): boolean {
  const segments = readSegments(path, '')
  const match = segments && matchRoute(splitLanguage(segments).rest)
  if (!match || !isForSearchEngines(match.route)) return false
  return !match.canonical.some((word) => match.route.unindexed?.includes(word))
}

/** The pages of one address each that search engines shall know. Lists of projects and places are not among them. */
export function indexedPages(locale: Locale): { name: RouteName; path: string }[] {
  return (ROUTES satisfies readonly Route[] as readonly (Route & { name: RouteName })[])
    .filter((route) => isForSearchEngines(route) && route.reads !== FILTER_KEYS)
    .filter(({ pattern }) => !wordsOf(pattern).some(isParameter))
    .map(({ name, pattern }) => ({ name, path: `/${locale}/${pattern}` }))
}

/** The languages in which the page at a canonical address is published: in the others it leads away (C1, C5). */
export function liveLocales(path: string, settings: AddressSettings = DEFAULT_ADDRESS_SETTINGS): Locale[] {
  const bare = path.replace(/[?#].*$/s, '')
  return LOCALES.filter(
    (locale) => resolveAddress({ path: switchLocale(bare, locale), search: '' }, settings).kind === 'page',
  )
}
