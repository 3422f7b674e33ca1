import type { FacetKey, FilterKey } from './filters'
import { countBoth, inAll, type Mask, narrow } from './masks'
import type { Facet, SearchAnswer } from './search'
import type { SearchIndex } from './search-index'

/** Of one kind of choice how many of the found projects each value has; values that would leave none stay out. */
function countFacet(index: SearchIndex, key: FacetKey, found: Mask): Facet[] {
  const counts = [...index.values[key]].map(([value, mask]) => ({ value, count: countBoth(mask, found) }))
  const order = (one: Facet, other: Facet) =>
    key === 'beds'
      ? Number(one.value) - Number(other.value)
      : other.count - one.count || (one.value < other.value ? -1 : 1)
  return counts.filter(({ count }) => count > 0).sort(order)
}

/**
 * How many projects each choice would leave. Each kind of choice is counted without what was chosen of it, so that
 * another can be chosen in its stead; but for tags, which are all held, so that another comes beside them. Bedrooms
 * by number, all else by how many, then by name.
 */
export function countFacets(
  index: SearchIndex,
  words: Mask,
  filters: ReadonlyMap<FilterKey, Mask>,
): SearchAnswer['facets'] {
  const facet = (key: FacetKey) => {
    const others = [...filters].filter(([other]) => other !== key || key === 'tags').map(([, mask]) => mask)
    const found = inAll(others, index.projects.length)
    narrow(found, words)
    return countFacet(index, key, found)
  }
  return {
    brand: facet('brand'),
    group: facet('group'),
    badge: facet('badge'),
    place: facet('place'),
    beds: facet('beds'),
    tags: facet('tags'),
  }
}
