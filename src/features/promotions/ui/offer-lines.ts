import { formatDate } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import type { ShownOffer } from '../domain/shown-offer'
import { lastDay, promotionPath, promotionWords } from './promotion-words'

/** The benefits of promotions as lines beside a unit, each with its last day and its condition. */
export function offerLines(locale: Locale, offers: readonly ShownOffer[]) {
  const t = promotionWords(locale)
  return Object.fromEntries(
    offers.map(({ key, slug, title, gift, endsAt }) => {
      const parts = [
        gift ? t('unit.gift', { gift }) : '',
        endsAt ? t('period.until', { date: formatDate(locale, lastDay(endsAt)) }) : '',
        t('unit.terms'),
      ]
      return [key, { title, href: promotionPath(locale, { slug }), text: parts.filter(Boolean).join(' · ') }]
    }),
  )
}
