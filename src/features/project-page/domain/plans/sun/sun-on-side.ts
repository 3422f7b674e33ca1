import type { Orientation } from '@/kernel/vocabulary'
import { BANGKOK, bangkokInstant, sunPosition, sunTimes } from './sun-position'

const AZIMUTHS: Record<Orientation, number> = { N: 0, NE: 45, E: 90, SE: 135, S: 180, SW: 225, W: 270, NW: 315 }

export const azimuthOf = (orientation: Orientation): number => AZIMUTHS[orientation]

export const opposite = (azimuth: number): number => (azimuth + 180) % 360

/** The orientation nearest to an azimuth. */
export function orientationOf(azimuth: number): Orientation {
  const turn = ((azimuth % 360) + 360) % 360
  const named = Object.entries(AZIMUTHS) as [Orientation, number][]
  const gap = (value: number) => Math.min(Math.abs(turn - value), 360 - Math.abs(turn - value))
  return named.reduce((best, one) => (gap(one[1]) < gap(best[1]) ? one : best))[0]
}

/** A month is shown by its 21st: the solstices and equinoxes fall on that day or beside it. */
export const SUN_DAY = 21

const STEP = 5

/** Lower than this the sun is behind something almost everywhere in a city. */
const LOWEST = 3

export interface SunOfMonth {
  month: number
  rise: number
  set: number
  /** The greatest altitude of the day in whole degrees, and whether it stands to the north then. */
  highest: number
  isNorthern: boolean
  /** When the sun shines on the side, in minutes after midnight; none: not at all on that day. */
  shines: readonly { from: number; to: number }[]
}

/** When the sun shines on a side of a home on a day: the times at which it stands in front of that side. */
function shinesOn(azimuth: number, year: number, month: number): SunOfMonth['shines'] {
  const { rise, set } = sunTimes(year, month, SUN_DAY)
  const runs: { from: number; to: number }[] = []
  for (let minutes = Math.ceil(rise / STEP) * STEP; minutes <= set; minutes += STEP) {
    const sun = sunPosition(bangkokInstant(year, month, SUN_DAY, minutes), BANGKOK)
    const isInFront = Math.cos(((sun.azimuth - azimuth) * Math.PI) / 180) > 0.02
    if (!isInFront || sun.altitude < LOWEST) continue
    const last = runs.at(-1)
    if (last && minutes - last.to <= STEP) last.to = minutes
    else runs.push({ from: minutes, to: minutes })
  }
  return runs.filter(({ from, to }) => to - from >= 15)
}

/** The sun of every month on one side of a home in Bangkok. */
export function sunThroughTheYear(azimuth: number, year: number): SunOfMonth[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1
    const { rise, noon, set } = sunTimes(year, month, SUN_DAY)
    const high = sunPosition(bangkokInstant(year, month, SUN_DAY, noon), BANGKOK)
    return {
      ...{ month, rise: Math.round(rise), set: Math.round(set) },
      highest: Math.round(high.altitude),
      isNorthern: Math.cos((high.azimuth * Math.PI) / 180) > 0,
      shines: shinesOn(azimuth, year, month),
    }
  })
}

/** `367` → `6:07`. */
export function clockOf(minutes: number): string {
  const whole = Math.round(minutes)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
