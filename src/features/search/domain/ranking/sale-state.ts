import type { SearchableProject } from '../search-types'

export const isSoldOut = ({ badge }: Pick<SearchableProject, 'badge'>): boolean => badge === 'Sold_Out'

/** In every sort order homes for sale come first, then past projects, then sold-out ones (C10). */
export function stateOf(project: SearchableProject): number {
  if (isSoldOut(project)) return 2
  return project.isCurrent ? 0 : 1
}
