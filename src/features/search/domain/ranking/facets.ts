import { countBits, countIntersection, intersectInto, intersectionOf, type Mask } from '../index/bit-masks'
import { type FacetKey, type FilterMasks, type HomeFacet, passingProjects, passingUnitTypes } from '../index/filters'
import type { SearchIndex } from '../index/search-index'
import { projectsWith } from '../index/unit-type-index'
import type { Facet, SearchAnswer } from '../search-types'

type ProjectFacet = Exclude<FacetKey, HomeFacet>

/** Counts the found projects by value of a facet, without values that have none. */
function countFacet(index: SearchIndex, key: ProjectFacet, found: Mask): Facet[] {
  // A choice finds sold-out projects only if it is that of the sold-out ones (C10).
  const forSale = intersectionOf([found, index.notSoldOut], index.projects.length)
  const foundWith = (value: string) => (key === 'badge' && value !== 'Sold_Out' ? forSale : found)
  return [...index.values[key]]
    .map(([value, mask]) => ({ value, count: countIntersection(mask, foundWith(value)) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
}

/** Counts projects by a value of homes: those with such a unit type that also passes the other filters of homes. */
function countHomes(index: SearchIndex, key: HomeFacet, filters: FilterMasks, found: Mask): Facet[] {
  const others = passingUnitTypes(filters, index, key === 'beds' ? key : undefined)
  const countOf = (beds: Mask) => {
    const unitTypes = intersectionOf(others ? [beds, others] : [beds], index.unitTypes.unitTypes.length)
    const projects = projectsWith(index.unitTypes, unitTypes, index.projects.length)
    intersectInto(projects, found)
    return countBits(projects)
  }
  return [...index.unitTypes[key]]
    .map(([value, mask]) => ({ value, count: countOf(mask) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => Number(one.value) - Number(other.value))
}

type ReplacedFacet = Exclude<ProjectFacet, 'facility' | 'offer'>

/** Facets of which every further choice is added to the ones before. */
const ADDED: ReadonlySet<FacetKey> = new Set<FacetKey>(['tags', 'facility', 'offer'])

/**
 * How many projects each facet value would leave. A facet is counted without its own current value, which a new one
 * would replace; tags are counted with it, because they add up. Bedrooms are sorted by number, the rest by count, then
 * by name.
 */
export function countFacets(
  index: SearchIndex,
  words: Mask,
  filters: FilterMasks,
  isSoldOutAsked: boolean,
): SearchAnswer['facets'] {
  const foundWithout = (key?: Parameters<typeof passingProjects>[2]) => {
    const found = passingProjects(filters, index, key)
    intersectInto(found, words)
    if (key !== 'badge' && !isSoldOutAsked) intersectInto(found, index.notSoldOut)
    return found
  }
  const facet = (key: ProjectFacet) =>
    countFacet(index, key, foundWithout(ADDED.has(key) ? undefined : (key as ReplacedFacet)))
  return {
    brand: facet('brand'),
    group: facet('group'),
    badge: facet('badge'),
    place: facet('place'),
    station: facet('station'),
    line: facet('line'),
    beds: countHomes(index, 'beds', filters, foundWithout('beds')),
    kind: countHomes(index, 'kind', filters, foundWithout()),
    tags: facet('tags'),
    facility: facet('facility'),
    offer: facet('offer'),
  }
}
