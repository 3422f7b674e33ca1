import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

/** The messages of the plan page in one language. */
export const planWords = (locale: Locale) => words(locale, 'plans')
export type PlanWords = ReturnType<typeof planWords>
