/** The Postgres channel for unit changes, which every app and gateway listens to. The message is a `UnitNews`. */
export const UNITS_CHANNEL = 'units'

/** Whether a unit is on sale now, as a message of the channel says; null for a message that says nothing of it. */
export function standingIn(message: string): { unit: number; isFree: boolean } | null {
  try {
    const news: unknown = JSON.parse(message)
    if (typeof news !== 'object' || news === null || !('unit' in news)) return null
    const { unit } = news
    if (typeof unit !== 'object' || unit === null || !('id' in unit) || !('state' in unit)) return null
    const id = Number(unit.id)
    return Number.isSafeInteger(id) ? { unit: id, isFree: unit.state === 'available' } : null
  } catch {
    return null
  }
}
