import type { Group } from '@/kernel/vocabulary'
import type { Stage } from './fact-keys'

/** Whether the building stands on a day (`YYYY-MM-DD`): from the month of its completion on. Null when not announced. */
export function stageOf(completion: string | null, today: string): Stage | null {
  if (completion === null) return null
  return completion <= today.slice(0, completion.length) ? 'built' : 'unbuilt'
}

/** What may be done with a project, by the words of addresses. */
export const OFFERS = ['loan100', 'online-booking', 'foreign-freehold', 'foreign-quota', 'rent-stated'] as const
type Offer = (typeof OFFERS)[number]

interface Offered {
  group: Group
  loan100: boolean
  onlineBooking: boolean
  /** The foreign quota of a building is published, and a home for sale there fits in what is left. */
  isQuotaOpen: boolean
  /** The editors state the typical rent of one of its unit types. */
  isRentStated: boolean
}

/**
 * What may be done with a project: the whole price borrowed, booked online, owned by a foreigner (only a condominium,
 * up to 49 % of the area of its building: Condominium Act, section 19 bis), and owned so today by what is published of its
 * quota, let for a rent that is stated.
 */
export const offersOf = ({ group, loan100, onlineBooking, isQuotaOpen, isRentStated }: Offered): Offer[] => [
  ...(loan100 ? (['loan100'] as const) : []),
  ...(onlineBooking ? (['online-booking'] as const) : []),
  ...(group === 'Condominium' ? (['foreign-freehold'] as const) : []),
  ...(group === 'Condominium' && isQuotaOpen ? (['foreign-quota'] as const) : []),
  ...(isRentStated ? (['rent-stated'] as const) : []),
]

/** The key of a place nearby, from its English name: `mega-bangna`. */
export const nearbyKey = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** A home without facts of its own. */
export const NO_HOME = {
  code: '',
  beds: null,
  area: null,
  kind: null,
  baths: null,
  parking: null,
  land: null,
  storeys: null,
  units: [],
} as const
