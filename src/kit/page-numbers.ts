/** Pages shown beside the current one, on either side. */
const BESIDE = 1
/** With so few pages nothing is left out. */
const ALL_SHOWN = 7

/**
 * The pages a reader may go to from here: the first, the last and those around, never more than seven places.
 * `gap` stands for at least two pages left out.
 */
export function pageNumbers(current: number, total: number): (number | 'gap')[] {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
  if (total <= ALL_SHOWN) return range(1, total)
  const edge = ALL_SHOWN - 2
  if (current < edge) return [...range(1, edge), 'gap', total]
  if (current > total - edge + 1) return [1, 'gap', ...range(total - edge + 1, total)]
  return [1, 'gap', ...range(current - BESIDE, current + BESIDE), 'gap', total]
}
