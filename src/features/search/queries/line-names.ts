import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

/** Slugs of the rail lines of greater Bangkok with stations. */
const LINES = [
  'arl',
  'bts-gold',
  'bts-silom',
  'bts-sukhumvit',
  'mrt-blue',
  'mrt-pink',
  'mrt-purple',
  'mrt-yellow',
  'srt-dark-red',
  'srt-light-red',
] as const

/** Names of the lines in one language, by slug. */
export function lineNames(locale: Locale): Record<string, string> {
  const t = words(locale, 'search')
  return Object.fromEntries(LINES.map((line) => [line, t(`line.${line}`)]))
}
