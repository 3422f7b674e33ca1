/** One bar of a chart: how many leads, and how many of them still wait or are late. */
export interface Figure {
  /** What the bar is of: a project, a source, a language, a day. */
  key: string
  name: string
  asked: number
  waiting: number
  late: number
}

/** How the desk does: totals of a time, and the same by project, source, language and day. */
export interface Figures {
  days: number
  total: Omit<Figure, 'key' | 'name'> & {
    /** Those with a first contact, and how many of them in time. */
    contacted: number
    inTime: number
  }
  by: Readonly<Record<'project' | 'source' | 'language' | 'day', readonly Figure[]>>
}

/** The times that a seller may look at. */
export const FIGURE_DAYS = [7, 30, 90] as const

/** Each day of the time, the oldest first, also those on which nobody asked. */
export function everyDay(found: readonly Figure[], days: number, now: Date): Figure[] {
  const of = new Map(found.map((figure) => [figure.key, figure]))
  const today = now.getTime() + 7 * 3_600_000
  return Array.from({ length: days }, (_, index) => {
    const key = new Date(today - (days - 1 - index) * 86_400_000).toISOString().slice(0, 10)
    return of.get(key) ?? { key, name: key, asked: 0, waiting: 0, late: 0 }
  })
}
