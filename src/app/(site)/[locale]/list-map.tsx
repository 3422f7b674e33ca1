import type { ReactNode } from 'react'
import type { ProjectCard } from '@/features/catalogue'
import type { ListingFilter } from '@/features/routing'
import { searchPath } from '@/features/search'
import { readResultMap } from '@/features/transit/queries/result-map'
import { ResultMap } from '@/features/transit/ui/result-map'
import type { Locale } from '@/i18n/locales'

interface Listed {
  filter: ListingFilter
  cards: readonly ProjectCard[]
}

/** The projects of a list on the map; null when the list is asked for. An area is looked at in the search results. */
export async function listMap(locale: Locale, { filter, cards }: Listed): Promise<ReactNode> {
  if (!filter.view) return null
  const slugs = cards.map(({ slug }) => slug)
  const map = await readResultMap(locale, { slugs, marked: slugs })
  const hrefOf = (area: string | null) => searchPath(locale, { view: 'map', area: area ?? undefined })
  return <ResultMap locale={locale} {...map} hrefOf={hrefOf} />
}
