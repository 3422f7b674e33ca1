/** Where the sun stands for somebody on the ground, in degrees. */
export interface SunPosition {
  /** Above the horizon, as seen: the air lifts a low sun by up to half a degree. Negative: below it. */
  altitude: number
  /** From north through east. */
  azimuth: number
}

export interface Place {
  lat: number
  lng: number
}

/** The middle of Bangkok: within the city the sun differs by a quarter of a degree at most. */
export const BANGKOK: Place = { lat: 13.7563, lng: 100.5018 }

/** Bangkok is seven hours ahead of UTC all year. */
const BANGKOK_UTC_HOURS = 7

const DEGREE = Math.PI / 180
const sin = (degrees: number) => Math.sin(degrees * DEGREE)
const cos = (degrees: number) => Math.cos(degrees * DEGREE)
const tan = (degrees: number) => Math.tan(degrees * DEGREE)
const turn = (degrees: number) => ((degrees % 360) + 360) % 360

/** Declination in degrees and the equation of time in minutes, at an instant. */
function sunOf(instant: number): { declination: number; equation: number } {
  // Julian centuries since noon of 1 January 2000.
  const t = (instant / 86_400_000 + 2_440_587.5 - 2_451_545) / 36_525
  const mean = turn(280.46646 + t * (36_000.76983 + t * 0.0003032))
  const anomaly = 357.52911 + t * (35_999.05029 - 0.0001537 * t)
  const eccentricity = 0.016708634 - t * (0.000042037 + 0.0000001267 * t)
  const centre =
    sin(anomaly) * (1.914602 - t * (0.004817 + 0.000014 * t)) +
    sin(2 * anomaly) * (0.019993 - 0.000101 * t) +
    sin(3 * anomaly) * 0.000289
  const node = 125.04 - 1934.136 * t
  const longitude = mean + centre - 0.00569 - 0.00478 * sin(node)
  const obliquity = 23 + (26 + (21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))) / 60) / 60 + 0.00256 * cos(node)
  const y = tan(obliquity / 2) ** 2
  const equation =
    y * sin(2 * mean) -
    2 * eccentricity * sin(anomaly) +
    4 * eccentricity * y * sin(anomaly) * cos(2 * mean) -
    0.5 * y * y * sin(4 * mean) -
    1.25 * eccentricity * eccentricity * sin(2 * anomaly)
  return {
    declination: Math.asin(sin(obliquity) * sin(longitude)) / DEGREE,
    equation: (equation / DEGREE) * 4,
  }
}

/** By how much the air lifts the sun, in degrees, for its true altitude. */
function refraction(altitude: number): number {
  if (altitude > 85) return 0
  const t = tan(altitude)
  if (altitude > 5) return (58.1 / t - 0.07 / t ** 3 + 0.000086 / t ** 5) / 3600
  if (altitude > -0.575)
    return (1735 + altitude * (-518.2 + altitude * (103.4 + altitude * (-12.79 + altitude * 0.711)))) / 3600
  return -20.774 / t / 3600
}

/**
 * The position of the sun at an instant, by the equations of the NOAA Solar Calculator (Global Monitoring Laboratory),
 * which follow Jean Meeus, "Astronomical Algorithms". Good to a hundredth of a degree between 1900 and 2100.
 */
export function sunPosition(instant: number, { lat, lng }: Place): SunPosition {
  const { declination, equation } = sunOf(instant)
  const minutes = (instant / 60_000) % 1440
  const hour = turn((minutes + equation + 4 * lng) / 4) - 180
  const up = sin(lat) * sin(declination) + cos(lat) * cos(declination) * cos(hour)
  const east = -cos(declination) * sin(hour)
  const north = cos(lat) * sin(declination) - sin(lat) * cos(declination) * cos(hour)
  const altitude = Math.asin(Math.max(-1, Math.min(1, up))) / DEGREE
  return { altitude: altitude + refraction(altitude), azimuth: turn(Math.atan2(east, north) / DEGREE) }
}

/** The instant of a clock time in Bangkok, in minutes after midnight. Months count from 1. */
export function bangkokInstant(year: number, month: number, day: number, minutes: number): number {
  return Date.UTC(year, month - 1, day, -BANGKOK_UTC_HOURS, minutes)
}

/** Sunrise or sunset, when the upper edge is on the horizon: its middle is this far below, refraction counted. */
const EDGE = -0.833

/** When the sun rises, stands highest and sets on a day in Bangkok, in minutes after midnight. */
export function sunTimes(year: number, month: number, day: number, place: Place = BANGKOK) {
  const { declination, equation } = sunOf(bangkokInstant(year, month, day, 720))
  const noon = 720 - 4 * place.lng - equation + BANGKOK_UTC_HOURS * 60
  const half =
    (4 * Math.acos(sin(EDGE) / (cos(place.lat) * cos(declination)) - tan(place.lat) * tan(declination))) / DEGREE
  return { rise: noon - half, noon, set: noon + half }
}
