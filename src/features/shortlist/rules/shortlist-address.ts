import { pagePath } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import { writeHomes } from './kept-homes'

/** `/th/shortlist?homes=a,b`: a shortlist that can be sent to somebody; without homes that of the device. */
export const shortlistPath = (locale: Locale, slugs: readonly string[] = []): string =>
  pagePath(locale, 'shortlist') + writeHomes(slugs)
