import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

/** The text message with a code. The code comes first, where phones show and fill it. */
export const phoneText = (locale: Locale, code: string): string => words(locale, 'account')('phone.sms', { code })
