import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { writeHomes } from './saved-homes'

/** `/th/shortlist?homes=a,b` can be shared; without homes the page shows the list saved on the device. */
export const shortlistPath = (locale: Locale, slugs: readonly string[] = []): string =>
  pagePath(locale, 'shortlist') + writeHomes(slugs)
