/** The query keys of a project listing, in the order they are written. Those of the search results have the same names. */
export const FILTER_KEYS = [
  'brand',
  'badge',
  'group',
  'place',
  'beds',
  'station',
  'tags',
  'price',
  'sort',
  'view',
] as const
