/** The query keys of a project listing, in the order they are written. */
export const FILTER_KEYS = ['brand', 'badge', 'group', 'area', 'price', 'sort'] as const
