import { fromOf } from '@/kernel/price'
import type { ProjectCard } from '../project'
import { isForSale } from './chosen-projects'

/** So many, and no more: they are read, not browsed. */
export const MOST_SIMILAR = 3

/** How far two prices lie apart, as a ratio: 3 and 6 million are as far from each other as 10 and 20. */
function priceGap(one: number | null, other: number | null): number {
  if (!one || !other) return Number.POSITIVE_INFINITY
  return Math.abs(Math.log(one / other))
}

/** What is lived in alike: flats, houses of any kind, land to build on. */
const kindOf = ({ group }: Pick<ProjectCard, 'group'>) =>
  group === 'Condominium' || group === 'Land' ? group : 'house'

/**
 * The projects that a page offers beside its own: still for sale, of the same kind, the starting price nearest to its own
 * first. Where fewer than three are of its kind, houses and land fill up each other; flats stay among themselves.
 */
export function similarProjects(
  cards: readonly ProjectCard[],
  own: Pick<ProjectCard, 'slug' | 'group' | 'price'>,
): ProjectCard[] {
  const isFlat = own.group === 'Condominium'
  return cards
    .filter((card) => card.slug !== own.slug && isForSale(card) && (card.group === 'Condominium') === isFlat)
    .map((card) => ({
      card,
      isOther: Number(kindOf(card) !== kindOf(own)),
      gap: priceGap(fromOf(card.price), fromOf(own.price)),
    }))
    .sort((a, b) => a.isOther - b.isOther || (a.gap === b.gap ? 0 : a.gap - b.gap))
    .slice(0, MOST_SIMILAR)
    .map(({ card }) => card)
}
