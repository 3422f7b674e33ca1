import { ResponsiveImage } from '@/design/media/image'
import { Link } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import type { Locale } from '@/i18n/locales'
import type { PromotionCard as Facts } from '../domain/promotion'
import { countdownText, periodText, promotionPath } from './promotion-words'

interface PromotionCardProps {
  locale: Locale
  promotion: Facts
  now: Date
  sizes: string
  level?: 2 | 3
  priority?: boolean
}

/** A promotion in a list: picture, what one gets, until when. The whole card is one link. */
export function PromotionCard({ locale, promotion, now, sizes, level = 3, priority }: PromotionCardProps) {
  const Heading = `h${level}` as const
  const countdown = countdownText(locale, promotion, now)
  return (
    <article className="group/promotion relative flex h-full flex-col">
      <div className="overflow-hidden">
        <ResponsiveImage
          source={promotion.cover}
          sizes={sizes}
          alt=""
          priority={priority}
          className="aspect-4/5 transition-transform motion-safe:group-hover/promotion:scale-[1.015]"
        />
      </div>
      <p className="mt-4 flex flex-wrap gap-x-3 border-t border-ink pt-3 text-small text-stone-600">
        <span>{periodText(locale, promotion)}</span>
        {countdown ? <span className="font-semibold text-accent">{countdown}</span> : null}
      </p>
      <Heading className="type-display pt-1 text-h3">
        <Link
          href={promotionPath(locale, promotion)}
          className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover/promotion:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus"
        >
          {phrased(promotion.title)}
        </Link>
      </Heading>
      {promotion.benefit ? <p className="pt-2 font-medium">{promotion.benefit}</p> : null}
      <p className="max-w-prose pt-1 text-stone-600">{promotion.description}</p>
    </article>
  )
}
