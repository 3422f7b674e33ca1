import type { BookingState } from './booking-states'

/** A small launch may always have so many. */
const ALWAYS = 20

/** Whether nobody has confirmed an email address for a hold yet: whoever made it, or what, is not known. */
export const isUnnamed = (state: BookingState): boolean => state === 'held' || state === 'identified'

/** How many holds that nobody has confirmed a campaign may have at once, of so many units. */
export const mostUnnamed = (units: number, percent: number): number =>
  Math.max(ALWAYS, Math.ceil((units * percent) / 100))

/** Whether the desk should look: four fifths of what is allowed are in use. */
export const isCrowded = (unnamed: number, most: number): boolean => unnamed >= most * 0.8
