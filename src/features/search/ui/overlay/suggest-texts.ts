import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

/** Stands for the number in {@link SuggestTexts.count}, which is known only in the browser. */
export const COUNT_MARK = '#'

/** Stands for the trains that stop there in {@link SuggestTexts.station}. */
export const SYSTEM_MARK = '#'

/** What the suggestions say in one language. */
export interface SuggestTexts {
  label: string
  recent: string
  clear: string
  new: string
  projects: string
  places: string
  /** What a place may be: an area, a station, a line. */
  area: string
  station: string
  line: string
  /** Nothing matches (S1§8, `empty_data`). */
  none: string
  count: string
}

/** The words of the suggestions, for a browser. */
export function suggestTexts(locale: Locale): SuggestTexts {
  const t = words(locale, 'search')
  return {
    label: t('suggest.label'),
    recent: t('suggest.recent'),
    clear: t('suggest.clear'),
    new: t('suggest.new'),
    projects: t('suggest.projects'),
    places: t('suggest.places'),
    area: t('suggest.area'),
    station: t('suggest.station', { system: SYSTEM_MARK }),
    line: t('suggest.line'),
    none: t('suggest.none'),
    count: t('suggest.count', { count: COUNT_MARK }),
  }
}
