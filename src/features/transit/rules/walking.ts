/** A point of the earth in degrees. */
export interface Spot {
  lat: number
  lng: number
}

const METRES_PER_DEGREE = 111_320
/** A calm walk in the heat. */
const METRES_PER_MINUTE = 80
/** Streets are no straight lines: so much longer is the way than the distance. Rivers are not looked at. */
const DETOUR = 1.3

/** Metres between two spots, flat: exact enough within one city. */
export function metresBetween(a: Spot, b: Spot): number {
  const east = (b.lng - a.lng) * METRES_PER_DEGREE * Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180)
  return Math.hypot(east, (b.lat - a.lat) * METRES_PER_DEGREE)
}

/** Minutes on foot over a known way: 80 metres a minute. */
export const minutesOnFoot = (metres: number) => metres / METRES_PER_MINUTE

/** Minutes on foot between two spots when the way is not known: the straight line and a third more. */
export const estimatedWalk = (a: Spot, b: Spot) => minutesOnFoot(metresBetween(a, b) * DETOUR)
