import type { ReactNode } from 'react'
import { readProjectCards } from '@/features/catalogue/queries/catalogue'
import { CardGrid } from '@/features/catalogue/ui/card-grid'
import { readPromotionOf } from '@/features/promotions/queries/promotions'
import { foundHomes } from '@/features/search/ui/results/found-home'
import type { Locale } from '@/i18n/locales'

/** Draws found projects as cards, each with the home that was found and the promotion that runs. */
export async function resultCards(locale: Locale, found: Parameters<typeof foundHomes>[1]) {
  const [all, promotionOf] = await Promise.all([readProjectCards(locale), readPromotionOf(locale)])
  return (slugs: readonly string[], wayOf?: (slug: string) => ReactNode) => (
    <CardGrid
      locale={locale}
      cards={slugs.flatMap((slug) => all.find((card) => card.slug === slug) ?? [])}
      wayOf={wayOf}
      foundOf={foundHomes(locale, found)}
      promotionOf={promotionOf}
    />
  )
}
