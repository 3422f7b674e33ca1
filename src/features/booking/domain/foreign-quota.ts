/** The share of the floor area of a condominium that foreigners may own, in per cent (Condominium Act §19 bis). */
export const FOREIGN_SHARE = 49

/** Areas in hundredths of a square metre, so that sums are exact. */
export interface BuildingAreas {
  total: number
  /** Already owned or booked by foreigners. */
  foreign: number
}

/** Hundredths of a square metre of an area in m². */
export const inHundredths = (area: number): number => Math.round(area * 100)

/** Whether another unit of this area fits in the foreign quota of its building. */
export const fitsQuota = ({ total, foreign }: BuildingAreas, area: number): boolean =>
  (foreign + area) * 100 <= total * FOREIGN_SHARE
