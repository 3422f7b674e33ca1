import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

/** The rail lines of greater Bangkok that have stations, by the slugs that stations carry. */
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

/** What each line is called in a language, by its slug. */
export function lineNames(locale: Locale): Record<string, string> {
  const t = words(locale, 'search')
  return Object.fromEntries(LINES.map((line) => [line, t(`line.${line}`)]))
}
