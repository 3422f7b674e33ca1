import { Container } from '@/design/show/container'
import { Link } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import type { Locale } from '@/i18n/locales'
import type { PromotionCard } from '../domain/promotion'
import { countdownText, periodText, promotionPath, promotionWords } from './promotion-words'

/** The promotions that run or are to come, for readers who come back. */
export const promotionNotes = (promotions: readonly PromotionCard[]) =>
  promotions
    .filter(({ state }) => state !== 'ended')
    .map(({ id, title, startsAt }) => ({ key: id, text: title, date: startsAt }))

/** The promotions of a project, as a band of its page; null where none runs or is to come. */
export function projectPromotions(locale: Locale, promotions: readonly PromotionCard[], now: Date) {
  if (promotions.length === 0) return null
  const t = promotionWords(locale)
  return (
    <section aria-labelledby="promotions-title" className="pt-7">
      <Container>
        <h2 id="promotions-title" className="pb-3 text-small text-stone-600">
          {phrased(t('ofProject'))}
        </h2>
        <ul className="border-b border-stone-200">
          {promotions.map((promotion) => (
            <li
              key={promotion.id}
              className="relative flex flex-wrap items-baseline gap-x-6 border-t border-stone-200 py-3 hover:bg-stone-100"
            >
              <Link
                href={promotionPath(locale, promotion)}
                className="font-semibold underline decoration-stone-400 underline-offset-4 after:absolute after:inset-0 hover:decoration-current"
              >
                {promotion.title}
              </Link>
              <span>{promotion.benefit}</span>
              <span className="ms-auto text-small text-stone-600">
                {[periodText(locale, promotion), countdownText(locale, promotion, now)].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
