import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import type { ProjectCard as ProjectFacts, PromotionOf } from '../domain/project'
import type { FoundHome } from './money-words'
import { ProjectCard } from './project-card'

const CARD_SIZES = '(min-width: 1280px) 23vw, (min-width: 971px) 31vw, (min-width: 576px) 46vw, 120px'

interface CardGridProps {
  locale: Locale
  cards: readonly ProjectFacts[]
  /** Its first image is above the fold. */
  isFirst?: boolean
  /** The travel time to each project, where it is known for the visitor. */
  wayOf?: (slug: string) => ReactNode
  /** The home of each project that a search found. */
  foundOf?: (slug: string) => FoundHome | undefined
  /** The title of a promotion that runs for a project. */
  promotionOf?: PromotionOf
}

/** Projects in a grid, with names and prices aligned; on phones as compact rows. */
export function CardGrid({ locale, cards, isFirst = true, wayOf, foundOf, promotionOf }: CardGridProps) {
  return (
    <ul className="card-grid grid gap-x-5 max-sm:border-t max-sm:border-ink sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-6 3xl:grid-cols-4">
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProjectCard
            locale={locale}
            project={card}
            isLevel
            isRowOnPhones
            sizes={CARD_SIZES}
            priority={isFirst && index === 0}
            way={wayOf?.(card.slug)}
            found={foundOf?.(card.slug)}
            promotion={promotionOf?.(card)}
          />
        </li>
      ))}
    </ul>
  )
}
