import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

/** The messages of a project page in one language. */
export const micrositeWords = (locale: Locale) => words(locale, 'microsite')
export type MicrositeWords = ReturnType<typeof micrositeWords>

/** `300 m`, `1.5 km`. */
export function distanceText(t: MicrositeWords, metres: number): string {
  return metres < 1000 ? t('distance.metres', { n: metres }) : t('distance.kilometres', { n: metres / 1000 })
}
