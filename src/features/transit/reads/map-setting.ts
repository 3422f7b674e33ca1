import type { Locale } from '@/i18n/locales'
import { MAP_LIBRARY } from '@/kit/map-library'
import { env } from '@/platform/env'
import { findPath } from '../rules/question'

/** What a browser needs to put a map of tiles over our drawing; null where no style is configured. */
export const readMapSetting = () =>
  env.MAP_STYLE_URL === undefined ? null : { style: env.MAP_STYLE_URL, library: MAP_LIBRARY }

/**
 * Pages that are never entered from another one without a reload: what a page may load is decided by the answer
 * that brought it, and only the page by map may load a map.
 */
export const readPagesApart = (locale: Locale): string[] =>
  env.MAP_STYLE_URL === undefined ? [] : [findPath(locale, 'find-by-map')]
