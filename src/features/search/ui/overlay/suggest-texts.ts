import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

/** Placeholder of the number in {@link SuggestTexts.count}, which only the browser knows. */
export const COUNT_MARK = '#'

/** Placeholder of the rail systems in {@link SuggestTexts.station}. */
export const SYSTEM_MARK = '#'

/** The texts of the suggestions in one language. */
export interface SuggestTexts {
  label: string
  recent: string
  clear: string
  new: string
  projects: string
  places: string
  /** Labels of the kinds of place: area, station, line. */
  area: string
  station: string
  line: string
  /** No match (S1§8). */
  none: string
  count: string
}

/** The texts of the suggestions, for the browser. */
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
    none: t('empty_data'),
    count: t('suggest.count', { count: COUNT_MARK }),
  }
}
