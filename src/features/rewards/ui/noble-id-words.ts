import type { FormTexts } from '@/design/form/field-specs'
import { pagePath } from '@/features/routing'
import type { Crumb } from '@/features/seo'
import { formatNumber } from '@/i18n/formats'
import { COLON, type Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

/** The messages of noble ID in one language. */
export const rewardWords = (locale: Locale) => words(locale, 'rewards')

/** A number of points, as it stands in a sentence. */
export const pointsIn = (locale: Locale, points: number) => formatNumber(locale, points)

/** The breadcrumbs of the page. */
export function nobleIdCrumbs(locale: Locale): Crumb[] {
  const t = rewardWords(locale)
  return [{ text: t('home'), href: pagePath(locale, 'home') }, { text: t('name') }]
}

const NOTICES = [
  'gone',
  'tooFew',
  'waiting',
  'tooLow',
  'again',
  'tooMany',
  'unavailable',
  'offline',
  'timedOut',
] as const

/** The texts of the buttons that redeem a benefit. */
export function redeemTexts(locale: Locale): FormTexts {
  const t = rewardWords(locale)
  return {
    faults: {},
    notices: Object.fromEntries(NOTICES.map((notice) => [notice, t(`notices.${notice}`)])),
    errors: t('notices.errors'),
    pending: t('notices.pending'),
    colon: COLON[locale],
  }
}
