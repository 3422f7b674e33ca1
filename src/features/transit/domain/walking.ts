/** A coordinate in degrees. */
export interface Spot {
  lat: number
  lng: number
}

const METRES_PER_DEGREE = 111_320
/** A calm walk in the heat. */
const METRES_PER_MINUTE = 80
/** Ratio of a walking route to the straight line. Rivers are not considered. */
const DETOUR = 1.3

/** Metres between two coordinates on a flat projection: exact enough within one city. */
export function metresBetween(a: Spot, b: Spot): number {
  const east = (b.lng - a.lng) * METRES_PER_DEGREE * Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180)
  return Math.hypot(east, (b.lat - a.lat) * METRES_PER_DEGREE)
}

/** Walking minutes for a known distance at 80 metres a minute. */
export const minutesOnFoot = (metres: number) => metres / METRES_PER_MINUTE

/** Estimated walking minutes between two coordinates: the straight line and a third more. */
export const estimatedWalk = (a: Spot, b: Spot) => minutesOnFoot(metresBetween(a, b) * DETOUR)
