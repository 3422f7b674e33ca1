/** A date without time or time zone, as in HTML and the API: `2026-03-05`. Sorts as text. */
export type IsoDay = string

const MS_A_DAY = 86_400_000
const DAYS_A_WEEK = 7

const pad = (number: number, length: number) => String(number).padStart(length, '0')
const write = (date: Date): IsoDay => date.toISOString().slice(0, 10)
const read = (day: IsoDay) => new Date(`${day}T00:00:00Z`)

/** The date of a year, month (1 to 12) and day in the common era; null when it does not exist. */
export function isoDay(year: number, month: number, day: number): IsoDay | null {
  const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
  const date = read(text)
  return !Number.isNaN(date.getTime()) && write(date) === text ? text : null
}

/** The date at a moment in a time zone. */
export function dayIn(timeZone: string, moment: Date): IsoDay {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const of = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]))
  return `${of.year}-${of.month}-${of.day}`
}

/** Sunday is 0. */
export const weekdayOf = (day: IsoDay): number => read(day).getUTCDay()

export function addDays(day: IsoDay, count: number): IsoDay {
  return write(new Date(read(day).getTime() + count * MS_A_DAY))
}

/** The same day of another month, or its last day: a month after 31 January is 28 February. */
export function addMonths(day: IsoDay, count: number): IsoDay {
  const from = read(day)
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + count + 1, 0))
  last.setUTCDate(Math.min(from.getUTCDate(), last.getUTCDate()))
  return write(last)
}

/** The nearest day within the bounds, both included. */
export function withinBounds(day: IsoDay, min?: IsoDay, max?: IsoDay): IsoDay {
  if (min && day < min) return min
  return max && day > max ? max : day
}

/** The weeks of the month a day is in, each of seven days; null stands for days of other months. */
export function weeksOfMonth(day: IsoDay, firstWeekday: number): (IsoDay | null)[][] {
  const month = day.slice(0, 7)
  const first = `${month}-01`
  const before = (weekdayOf(first) - firstWeekday + DAYS_A_WEEK) % DAYS_A_WEEK
  const weeks: (IsoDay | null)[][] = []
  for (let start = addDays(first, -before); start.slice(0, 7) <= month; start = addDays(start, DAYS_A_WEEK)) {
    const week = Array.from({ length: DAYS_A_WEEK }, (_, index) => addDays(start, index))
    weeks.push(week.map((one) => (one.startsWith(month) ? one : null)))
  }
  return weeks
}

/** The date a key moves to in a calendar (APG date grid); null when the key does nothing. */
export function dayAfterKey(day: IsoDay, key: string, isShift: boolean, firstWeekday: number): IsoDay | null {
  const column = (weekdayOf(day) - firstWeekday + DAYS_A_WEEK) % DAYS_A_WEEK
  const page = isShift ? 12 : 1
  const moves: Record<string, () => IsoDay> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -DAYS_A_WEEK),
    ArrowDown: () => addDays(day, DAYS_A_WEEK),
    Home: () => addDays(day, -column),
    End: () => addDays(day, DAYS_A_WEEK - 1 - column),
    PageUp: () => addMonths(day, -page),
    PageDown: () => addMonths(day, page),
  }
  return moves[key]?.() ?? null
}
