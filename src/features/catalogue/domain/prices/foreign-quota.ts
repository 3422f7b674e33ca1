import type { IsoDay } from '@/kernel/calendar-day'

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

/** What foreigners may still take of a building, in hundredths of a square metre. */
export const quotaLeft = ({ total, foreign }: BuildingAreas): number =>
  Math.max(0, Math.floor((total * FOREIGN_SHARE) / 100) - foreign)

/** Whether another unit of this area fits in the foreign quota of its building. */
export const fitsQuota = (areas: BuildingAreas, area: number): boolean => area <= quotaLeft(areas)

/** What is published of the quota of a building. */
export interface ForeignQuota {
  building: string
  /** Of all its units, and what is left of the quota, in hundredths of a square metre. */
  total: number
  left: number
  /** Whether a home for sale there fits. */
  isOpen: boolean
  /** The day on which it was reckoned. */
  asOf: IsoDay
}

/** What is left as a share of all units, in per cent with one decimal, rounded down; at most `FOREIGN_SHARE`. */
export const shareLeft = ({ total, left }: Pick<ForeignQuota, 'total' | 'left'>): number =>
  total > 0 ? Math.floor((left * 1_000) / total) / 10 : 0

/** Of several buildings the one with the largest share left; null where nothing is published. */
export const widestQuota = (quotas: readonly ForeignQuota[]): ForeignQuota | null =>
  quotas.toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen) || shareLeft(other) - shareLeft(one))[0] ??
  null
