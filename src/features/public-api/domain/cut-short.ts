const LONGEST_TEXT = 64
const DEEPEST = 4

/** A value shortened for an example: the first item of a list, the beginning of a text, a limited depth. */
export function cutShort(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value
  if (typeof value !== 'object' || value === null) return value
  if (depth === DEEPEST) return '…'
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cutShort(one, depth + 1)]))
  const first = value.slice(0, 1).map((one) => cutShort(one, depth + 1))
  return value.length > 1 ? [...first, `… and ${value.length - 1} more`] : first
}
