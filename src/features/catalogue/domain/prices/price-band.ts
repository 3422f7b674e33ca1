import type { Price } from '@/kernel/price'
/** A price choice in whole baht, half open: from ≤ price < to. null is open on that side (C12). */
export interface PriceBand {
  from: number | null
  to: number | null
}

/**
 * Whether homes at a price, from the lowest to the highest, have something within a band. A price on request matches no
 * band: it is found under «price on request» only (C12).
 */
export function overlaps(band: PriceBand, { now }: Price): boolean {
  if (now === null) return false
  return (band.to === null || now.from < band.to) && (band.from === null || now.to >= band.from)
}
