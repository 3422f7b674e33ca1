/** A price choice in whole baht, half open: from ≤ price < to. null is open on that side (C12). */
export interface PriceBand {
  from: number | null
  to: number | null
}

/**
 * Whether a project whose homes cost from `low` to `high` has something within a band. A project without a price
 * matches no band: it is found under «price on request» only (C12).
 */
export function overlaps(band: PriceBand, low: number | null, high: number | null): boolean {
  if (low === null) return false
  const top = high ?? low
  return (band.to === null || low < band.to) && (band.from === null || top >= band.from)
}
