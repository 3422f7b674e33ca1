import { fromOf } from '@/kernel/price'
import type { SearchableProject } from '../search-types'
import { stateOf } from './sale-state'

const sharedPlaces = (one: SearchableProject, other: SearchableProject) =>
  one.places.filter((place) => other.places.includes(place)).length

const priceGap = (one: SearchableProject, other: SearchableProject) => {
  const [own, others] = [fromOf(one.price), fromOf(other.price)]
  return Math.abs((own ?? 0) - (others ?? own ?? 0))
}

/**
 * What is still for sale and most like a project: of the same group, in the same place before the same district before
 * elsewhere, then by starting price. At most `most` slugs.
 */
export function similarTo(project: SearchableProject, among: Iterable<SearchableProject>, most: number): string[] {
  return [...among]
    .filter((other) => other.group === project.group && other.slug !== project.slug && stateOf(other) === 0)
    .sort(
      (one, other) =>
        sharedPlaces(other, project) - sharedPlaces(one, project) || priceGap(one, project) - priceGap(other, project),
    )
    .slice(0, most)
    .map(({ slug }) => slug)
}
