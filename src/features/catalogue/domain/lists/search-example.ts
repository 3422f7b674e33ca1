import { fromOf } from '@/kernel/price'
import type { Group } from '@/kernel/vocabulary'
import type { FinderProject } from '../project'
import { isForSale } from './chosen-projects'

/** A home that can be bought, as an example of what to search for. */
export interface SearchExample {
  group: Group
  /** The name of its place, in the language of the page. */
  place: string
  /** At least one. */
  beds: number
  /** Whole baht: the next whole million, which the home costs less than. */
  priceBelow: number
}

const MILLION = 1_000_000

/** Two bedrooms rather than another number, a condominium rather than another kind, then the cheapest. */
const LIKED_BEDS = 2
const LIKED_GROUP: Group = 'Condominium'

interface Candidate {
  project: FinderProject & { place: NonNullable<FinderProject['place']> }
  beds: number
  /** Whole baht. */
  from: number
}

function candidatesOf(project: FinderProject): Candidate[] {
  const { place } = project
  if (!place || !isForSale(project)) return []
  return project.offered.flatMap(({ beds, price }) => {
    const from = fromOf(price)
    return beds !== null && beds > 0 && from !== null ? [{ project: { ...project, place }, beds, from }] : []
  })
}

/** What speaks against a candidate, in order of weight. */
const against = ({ project, beds, from }: Candidate) => [
  Number(beds !== LIKED_BEDS),
  Number(project.group !== LIKED_GROUP),
  from,
]

/**
 * The home in the example of the search field: one that is for sale, so that the example finds something. Null when
 * nothing with a bedroom, a place and a price is for sale.
 */
export function searchExample(projects: readonly FinderProject[]): SearchExample | null {
  const [first] = projects.flatMap(candidatesOf).sort((one, other) => {
    const [a, b] = [against(one), against(other)]
    const apart = a.findIndex((value, index) => value !== b[index])
    return apart === -1 ? 0 : (a[apart] ?? 0) - (b[apart] ?? 0)
  })
  if (!first) return null
  const { project, beds, from } = first
  const priceBelow = (Math.floor(from / MILLION) + 1) * MILLION
  return { group: project.group, place: project.place.name, beds, priceBelow }
}
