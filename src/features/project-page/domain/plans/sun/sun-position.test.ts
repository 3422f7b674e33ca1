import { describe, expect, test } from 'vitest'
import { BANGKOK, bangkokInstant, sunPosition, sunTimes } from './sun-position'

const DEGREE = Math.PI / 180

/**
 * A second published algorithm, as the yardstick: PSA (M. Blanco-Muriel and others, "Computing the solar vector", Solar
 * Energy 70, 2001), which uses other series than ours. True altitude, no refraction.
 */
function psa(instant: number, { lat, lng }: { lat: number; lng: number }) {
  const days = instant / 86_400_000 + 2_440_587.5 - 2_451_545
  const hours = (instant / 3_600_000) % 24
  const omega = 2.1429 - 0.0010394594 * days
  const mean = 4.895063 + 0.017202791698 * days
  const anomaly = 6.24006 + 0.0172019699 * days
  const longitude =
    mean + 0.03341607 * Math.sin(anomaly) + 0.00034894 * Math.sin(2 * anomaly) - 0.0001134 - 0.0000203 * Math.sin(omega)
  const obliquity = 0.4090928 - 6.214e-9 * days + 0.0000396 * Math.cos(omega)
  const ascension = Math.atan2(Math.cos(obliquity) * Math.sin(longitude), Math.cos(longitude))
  const declination = Math.asin(Math.sin(obliquity) * Math.sin(longitude))
  const sidereal = (6.6974243242 + 0.0657098283 * days + hours) * 15 + lng
  const hour = sidereal * DEGREE - ascension
  const zenith = Math.acos(
    Math.cos(lat * DEGREE) * Math.cos(hour) * Math.cos(declination) + Math.sin(declination) * Math.sin(lat * DEGREE),
  )
  const azimuth = Math.atan2(
    -Math.sin(hour),
    Math.tan(declination) * Math.cos(lat * DEGREE) - Math.sin(lat * DEGREE) * Math.cos(hour),
  )
  return { altitude: 90 - zenith / DEGREE, azimuth: (((azimuth / DEGREE) % 360) + 360) % 360 }
}

/** The angle between two directions in the sky: near the zenith an azimuth alone says little. */
function apart(one: { altitude: number; azimuth: number }, other: { altitude: number; azimuth: number }): number {
  const [a, b] = [one.altitude * DEGREE, other.altitude * DEGREE]
  const dot = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos((one.azimuth - other.azimuth) * DEGREE)
  return Math.acos(Math.min(1, dot)) / DEGREE
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

describe('the position of the sun over Bangkok', () => {
  test.each(MONTHS)('on the 21st of month %i agrees with the PSA algorithm within 1°, from 7 to 17', (month) => {
    const gaps = Array.from({ length: 61 }, (_, index) => {
      const instant = bangkokInstant(2026, month, 21, 420 + index * 10)
      return apart(sunPosition(instant, BANGKOK), psa(instant, BANGKOK))
    })
    expect(Math.max(...gaps)).toBeLessThan(0.5)
  })

  /** Mechanical Engineering, Asian Institute of Technology: solar altitude over Bangkok (13.7° N) by solar time. */
  test.each([
    [3, 21, 8, 29],
    [3, 21, 10, 57.1],
    [6, 21, 8, 32.7],
    [6, 21, 10, 60],
    [12, 21, 8, 20.6],
  ])(
    'agrees within 1° with the table of the Asian Institute of Technology: %i-%i at %i solar time',
    (month, day, hour, altitude) => {
      const { noon } = sunTimes(2026, month, day)
      const seen = sunPosition(bangkokInstant(2026, month, day, noon + (hour - 12) * 60), BANGKOK)
      expect(Math.abs(seen.altitude - altitude)).toBeLessThan(1)
    },
  )

  /** The sample of the Solar Position Algorithm report (Reda and Andreas, NREL/TP-560-34302): Golden, Colorado. */
  test('agrees with the sample of the NREL Solar Position Algorithm', () => {
    const seen = sunPosition(Date.UTC(2003, 9, 17, 19, 30, 30), { lat: 39.742476, lng: -105.1786 })
    expect(seen.altitude).toBeCloseTo(90 - 50.11162, 1)
    expect(seen.azimuth).toBeCloseTo(194.34024, 1)
  })

  /** Thai Astronomical Society, sun and moon 2009 (B.E. 2552), Samut Sakhon, 13°32′ N 100°17′ E. */
  test.each([
    [1, 402, 1083, 113, 247],
    [5, 403, 1085, 113, 247],
    [9, 405, 1087, 113, 248],
    [13, 405, 1090, 112, 248],
  ])('rises and sets as the Thai Astronomical Society says on %i January 2009', (day, rise, set, from, to) => {
    const place = { lat: 13 + 32 / 60, lng: 100 + 17 / 60 }
    const times = sunTimes(2009, 1, day, place)
    expect(Math.abs(times.rise - rise)).toBeLessThan(1.5)
    expect(Math.abs(times.set - set)).toBeLessThan(1.5)
    const azimuth = (minutes: number) => sunPosition(bangkokInstant(2009, 1, day, minutes), place).azimuth
    expect(Math.abs(azimuth(times.rise) - from)).toBeLessThan(1)
    expect(Math.abs(azimuth(times.set) - to)).toBeLessThan(1)
  })
})
