/** When a sales gallery receives visitors. Times are of Bangkok, which has no daylight saving (UTC+7). */
export interface GalleryTimes {
  /** Opening hours by day of the week, 0 = Sunday. A day without a row is closed. `HH:MM`. */
  hours: readonly { day: number; from: string; to: string }[]
  /** Days on which it stays closed: `YYYY-MM-DD`. */
  closedDays: readonly string[]
  slotMinutes: number
  /** How many parties can be received at the same time. */
  capacity: number
  /** How long before its start a slot can last be booked. */
  noticeMinutes: number
  /** How many days ahead can be booked, today included. */
  daysAhead: number
}

/** A time at which a visit can begin. */
export interface Slot {
  /** ISO instant. */
  startsAt: string
  /** Parties that still fit. */
  left: number
}

const MINUTE = 60_000
const DAY = 86_400_000
const BANGKOK_AHEAD = 7 * 60 * MINUTE

/** The day of an instant in Bangkok: `YYYY-MM-DD`. */
export const bangkokDay = (at: Date): string => new Date(at.getTime() + BANGKOK_AHEAD).toISOString().slice(0, 10)

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const instant = (day: string, minutes: number): number =>
  Date.parse(`${day}T00:00:00Z`) - BANGKOK_AHEAD + minutes * MINUTE

/** All starts of a day, whoever has booked them. A visit ends by closing time. */
function startsOf({ hours, closedDays, slotMinutes }: GalleryTimes, day: string): number[] {
  if (closedDays.includes(day)) return []
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return hours
    .filter((row) => row.day === weekday)
    .flatMap(({ from, to }) => {
      const count = Math.max(0, Math.floor((minutesOf(to) - minutesOf(from)) / slotMinutes))
      return Array.from({ length: count }, (_, index) => instant(day, minutesOf(from) + index * slotMinutes))
    })
    .sort((a, b) => a - b)
}

/** Whether a start can be booked at a time: it is one of the gallery's, far enough ahead and not too far. */
export function isOffered(times: GalleryTimes, startsAt: Date, now: Date): boolean {
  const at = startsAt.getTime()
  const day = bangkokDay(startsAt)
  return (
    at >= now.getTime() + times.noticeMinutes * MINUTE &&
    isInRange(times, day, now) &&
    startsOf(times, day).includes(at)
  )
}

function isInRange({ daysAhead }: GalleryTimes, day: string, now: Date): boolean {
  const days = (Date.parse(day) - Date.parse(bangkokDay(now))) / DAY
  return days >= 0 && days < daysAhead
}

/** The slots of a day that can be booked, with the places left; `taken` counts parties by ISO start. */
export function slotsOf(times: GalleryTimes, day: string, taken: ReadonlyMap<string, number>, now: Date): Slot[] {
  return startsOf(times, day)
    .filter((at) => isOffered(times, new Date(at), now))
    .map((at) => {
      const startsAt = new Date(at).toISOString()
      return { startsAt, left: Math.max(0, times.capacity - (taken.get(startsAt) ?? 0)) }
    })
}

/** The days on which a gallery has slots, in order: what a visitor chooses from. */
export function openDays(times: GalleryTimes, now: Date): string[] {
  return Array.from({ length: times.daysAhead }, (_, index) =>
    bangkokDay(new Date(now.getTime() + index * DAY)),
  ).filter((day) => startsOf(times, day).some((at) => isOffered(times, new Date(at), now)))
}
