/** Pages shown on either side of the current one. */
const BESIDE = 1
/** Up to this many pages, none is omitted. */
const ALL_SHOWN = 7

/**
 * The page numbers of a pagination: first, last and the neighbours of the current one, at most seven entries. `gap`
 * stands for at least two omitted pages.
 */
export function pageNumbers(current: number, total: number): (number | 'gap')[] {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
  if (total <= ALL_SHOWN) return range(1, total)
  const edge = ALL_SHOWN - 2
  if (current < edge) return [...range(1, edge), 'gap', total]
  if (current > total - edge + 1) return [1, 'gap', ...range(total - edge + 1, total)]
  return [1, 'gap', ...range(current - BESIDE, current + BESIDE), 'gap', total]
}
