import { MAP_LIBRARY } from '@/features/transit/domain/map-library'
import type { Locale } from '@/i18n/locales'
import { env } from '@/platform/process/env'
import { findPath } from '../domain/finder-query'

/** The configuration of the tile map for the browser; null when no style is configured. */
export const readMapSetting = () =>
  env.MAP_STYLE_URL === undefined ? null : { style: env.MAP_STYLE_URL, library: MAP_LIBRARY }

/**
 * Pages that always need a full page load. The CSP comes with the document response, and only the map page's CSP allows
 * map resources.
 */
export const readFullReloadPages = (locale: Locale): string[] =>
  env.MAP_STYLE_URL === undefined ? [] : [findPath(locale, 'find-by-map')]
