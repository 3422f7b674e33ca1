import { expect } from '@playwright/test'

/** What the work below takes on a machine of usual speed, in milliseconds: an estimate, as none was at hand. */
const REFERENCE_MS = 80

/** How many times slower than that machine this one is now, beside whatever else it does; at least 1. */
export function slowness(): number {
  const since = performance.now()
  JSON.parse(JSON.stringify(Array.from({ length: 100_000 }, (_, n) => ({ number: n, name: `x${n}`, list: [n] }))))
  return Math.max(1, (performance.now() - since) / REFERENCE_MS)
}

/**
 * Milliseconds until none of several readings finds a fault any more. Of each the beginning of its last try counts, since
 * how long that takes says how busy the machine is; for the same reason each is tried on its own.
 */
export async function timeUntilNoFault(readings: readonly (() => Promise<string[]>)[]): Promise<number> {
  const since = Date.now()
  const begun = readings.map(async (reading) => {
    let at = since
    const read = () => {
      at = Date.now()
      return reading()
    }
    await expect.poll(read, { intervals: [200], timeout: 30_000 }).toEqual([])
    return at
  })
  return Math.max(...(await Promise.all(begun))) - since
}
