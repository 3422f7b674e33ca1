import { pagePath } from '@/features/routing'
import { type Crumb, feedPath } from '@/features/seo'
import { formatDate } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { daysLeft, type PromotionCard } from '../domain/promotion'

/** The messages of promotions in one language. */
export const promotionWords = (locale: Locale) => words(locale, 'promotions')

export const promotionPath = (locale: Locale, { slug }: Pick<PromotionCard, 'slug'>) =>
  pagePath(locale, 'promotion-page', { slug })

/** The last day of a promotion that ends at midnight is the day before. */
export const lastDay = (endsAt: string) => new Date(Date.parse(endsAt) - 1)

/** When it runs: `Until 30 November 2026`, `From 1 December 2026`, `Ended 31 October 2026`; empty when open. */
export function periodText(locale: Locale, { state, startsAt, endsAt }: PromotionCard): string {
  const t = promotionWords(locale)
  if (state === 'coming') return startsAt ? t('period.from', { date: formatDate(locale, new Date(startsAt)) }) : ''
  if (endsAt === null) return ''
  return t(state === 'ended' ? 'period.ended' : 'period.until', { date: formatDate(locale, lastDay(endsAt)) })
}

/** `5 days left`, of a running promotion that ends soon; empty otherwise. */
export function countdownText(locale: Locale, { state, endsAt }: PromotionCard, now: Date): string {
  const days = state === 'running' ? daysLeft(endsAt, now) : null
  return days === null ? '' : promotionWords(locale)('period.left', { days })
}

/** The feed of promotions, for the head of their pages. */
export const promotionFeed = (locale: Locale) => ({
  url: feedPath('promotions', locale),
  title: promotionWords(locale)('feed'),
})

/** The promotions of the list that have not ended, as its structured data names them. */
export const listedPromotions = (locale: Locale, promotions: readonly PromotionCard[]) =>
  promotions.flatMap((one) => (one.state === 'ended' ? [] : [{ path: promotionPath(locale, one), name: one.title }]))

/** The breadcrumbs of the list, and of a promotion. */
export function promotionCrumbs(locale: Locale, promotion?: Pick<PromotionCard, 'title'>): Crumb[] {
  const t = promotionWords(locale)
  const home = { text: t('home'), href: pagePath(locale, 'home') }
  if (!promotion) return [home, { text: t('title') }]
  return [home, { text: t('title'), href: pagePath(locale, 'promotion') }, { text: promotion.title }]
}
