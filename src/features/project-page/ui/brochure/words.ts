import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

/** The messages of a brochure in one language. */
export const brochureWords = (locale: Locale) => words(locale, 'brochure')
export type BrochureWords = ReturnType<typeof brochureWords>
