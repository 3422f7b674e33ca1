/** The vocabulary of the catalogue exactly as the specification spells it (S1§3). */
export const BRANDS = ['noble', 'nue'] as const
export type Brand = (typeof BRANDS)[number]

export const GROUPS = ['Condominium', 'House', 'Townhome', 'Single_detached_house', 'Land'] as const
export type Group = (typeof GROUPS)[number]

export const BADGES = ['New_Project', 'EIA_Approved', 'Ready_to_Move', 'Sold_Out'] as const
export type Badge = (typeof BADGES)[number]

/** What the status filter offers: the badges, online booking, and whether a project is current or past (A6.3, C10). */
export const STATUSES = [...BADGES, 'Online_Booking', 'Current', 'Past'] as const
export type Status = (typeof STATUSES)[number]

/** Tags in addition to the five groups (C9). */
export const TAGS = ['pet_friendly', 'shophouse', 'near_expressway', 'next_to_mall', 'river_view'] as const
export type Tag = (typeof TAGS)[number]

export const ORIENTATIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type Orientation = (typeof ORIENTATIONS)[number]

/** The states of a unit. The allowed transitions are `NEXT_UNIT_STATES` in `unit-states.ts`. */
export const UNIT_STATES = ['available', 'reserved', 'sold', 'withheld'] as const
export type UnitState = (typeof UNIT_STATES)[number]

/** The microsite sections of S2§2.8 that editors can switch on and off. */
export const SECTIONS = ['book_online', 'concept', 'project_highlight', 'location', 'master_plan', 'unit_type'] as const
export type Section = (typeof SECTIONS)[number]

/** `Single_detached_house` becomes `single-detached-house` in an address (S2§2.4). */
export function groupSegment(group: Group): string {
  return group.toLowerCase().replaceAll('_', '-')
}

/** The first path segments of landing pages for search engines (S1§3). */
export const SLUG_PATHS = ['location', 'project', 'condominium', 'house'] as const
export type SlugPath = (typeof SLUG_PATHS)[number]
