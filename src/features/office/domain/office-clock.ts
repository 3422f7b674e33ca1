/** When the company works, in Thailand (UTC+7 all year). */
export interface OfficeHours {
  /** Minutes after midnight. */
  opens: number
  closes: number
  /** Days of the week: 0 is Sunday. */
  days: readonly number[]
  /** Days on which nobody works, as `2026-12-07`. */
  holidays: readonly string[]
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const BANGKOK = 7 * 60 * MINUTE

/** The midnight in Thailand before a time, and that time as minutes after it. */
function splitDay(at: Date): { midnight: number; minutes: number } {
  const local = at.getTime() + BANGKOK
  const midnight = local - (((local % DAY) + DAY) % DAY)
  return { midnight, minutes: (local - midnight) / MINUTE }
}

/** Whether the company works on the day that begins at this local midnight. */
function isWorkday(midnight: number, { days, holidays }: OfficeHours): boolean {
  const day = new Date(midnight)
  return days.includes(day.getUTCDay()) && !holidays.includes(day.toISOString().slice(0, 10))
}

/** Longer than any row of holidays. */
const MOST_DAYS = 3660

/**
 * The time at which so many minutes of work have passed. What comes in outside the hours begins with the next opening.
 * Throws when the hours never add up, as with no workday at all.
 */
export function dueAfter(from: Date, minutes: number, hours: OfficeHours): Date {
  let left = minutes
  let { midnight, minutes: at } = splitDay(from)
  for (let day = 0; day < MOST_DAYS; day += 1) {
    if (isWorkday(midnight, hours)) {
      const begin = Math.max(at, hours.opens)
      const open = hours.closes - begin
      if (open > 0 && left <= open) return new Date(midnight - BANGKOK + (begin + left) * MINUTE)
      left -= Math.max(0, open)
    }
    midnight += DAY
    at = 0
  }
  throw new RangeError('There are no office hours')
}

/** How many minutes of work lie between two times; negative when the second is earlier. */
export function officeMinutes(from: Date, to: Date, hours: OfficeHours): number {
  if (to < from) return -officeMinutes(to, from, hours)
  const end = splitDay(to)
  let { midnight, minutes: at } = splitDay(from)
  let sum = 0
  for (; midnight <= end.midnight; midnight += DAY) {
    const until = midnight === end.midnight ? Math.min(end.minutes, hours.closes) : hours.closes
    if (isWorkday(midnight, hours)) sum += Math.max(0, until - Math.max(at, hours.opens))
    at = 0
  }
  return sum
}
