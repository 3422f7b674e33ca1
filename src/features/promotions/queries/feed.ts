import { pagePath } from '@/features/routing'
import { type FeedFacts, lastChange } from '@/features/seo'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { dayIn } from '@/kernel/calendar-day'
import { SERVED_LOCALES } from '@/platform/process/served-locales'
import type { PromotionCard } from '../domain/promotion'
import { readPromotions } from './promotions'

/** Since when a reader can have it: from its start, or, while it is to come, since it was last written. */
const since = ({ state, startsAt, changedAt }: PromotionCard) => (state === 'running' && startsAt) || changedAt

/** The feed of promotions that run or are to come, the newest first; null where the language is out of service. */
export async function readPromotionFeed(locale: Locale): Promise<FeedFacts | null> {
  if (!SERVED_LOCALES.includes(locale)) return null
  const all = await readPromotions(locale)
  const open = all.filter(({ state }) => state !== 'ended').toSorted((a, b) => since(b).localeCompare(since(a)))
  const t = words(locale, 'promotions')
  return {
    locale,
    name: 'promotions',
    title: t('feed'),
    description: t('lead'),
    path: pagePath(locale, 'promotion'),
    changedAt: lastChange(all),
    items: open.map((promotion) => ({
      path: pagePath(locale, 'promotion-page', { slug: promotion.slug }),
      title: promotion.title,
      description: promotion.benefit || promotion.description,
      day: dayIn('Asia/Bangkok', new Date(since(promotion))),
      topic: t(`brands.${promotion.brand ?? 'both'}`),
    })),
  }
}
