import type { Locale } from '@/i18n/locales'
import { splitLanguage } from './language'
import { matchRoute } from './match'
import { isParameter, type Route, wordsOf } from './route'
import { FILTER_KEYS, ROUTES, type RouteName } from './routes'
import { DEFAULT_SECTION_LOCALES } from './sections'
import { readSegments } from './segments'

const isForSearchEngines = ({ isIndexed = true, audience = 'everybody' }: Route) =>
  isIndexed && audience === 'everybody'

/** Whether search engines are asked to know the page at a canonical address, without query (S2§5). */
export function isIndexedAddress(path: string): boolean {
  const segments = readSegments(path, '')
  const match = segments && matchRoute(splitLanguage(segments).rest)
  return match !== null && isForSearchEngines(match.route)
}

const isPublishedIn = (locale: Locale, pattern: string) =>
  DEFAULT_SECTION_LOCALES[wordsOf(pattern)[0] ?? '']?.includes(locale) ?? true

/**
 * The pages of one address each that search engines shall know in a language, those of a section that is closed in it
 * left out (C5). Lists of projects and places are not among them.
 */
export function indexedPages(locale: Locale): { name: RouteName; path: string }[] {
  return (ROUTES satisfies readonly Route[] as readonly (Route & { name: RouteName })[])
    .filter((route) => isForSearchEngines(route) && route.reads !== FILTER_KEYS)
    .filter(({ pattern }) => !wordsOf(pattern).some(isParameter) && isPublishedIn(locale, pattern))
    .map(({ name, pattern }) => ({ name, path: `/${locale}/${pattern}` }))
}
