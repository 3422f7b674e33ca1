import type { SearchableProject } from './search'

/** In every order what is for sale comes first, then past projects, then what is sold out (C10). */
export function stateOf({ badge, isCurrent }: SearchableProject): number {
  if (badge === 'Sold_Out') return 2
  return isCurrent ? 0 : 1
}
