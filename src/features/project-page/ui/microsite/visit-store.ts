import { readVisits, type Seen, type Visits, visited, writeVisits } from '../../domain/last-visit'

/** Storage key of the visits. They stay on this device and are never sent. */
const KEY = 'project_visits'

function readAll(): Record<string, Visits> {
  try {
    return readVisits(localStorage.getItem(KEY), Date.now())
  } catch {
    return {}
  }
}

function keep(slug: string, visits: Visits): void {
  try {
    localStorage.setItem(KEY, writeVisits({ ...readAll(), [slug]: visits }))
  } catch {
    // Without storage every visit is the first one.
  }
}

/** The visits of a project on this device; undefined before the first one. */
export const visitsOf = (slug: string): Visits | undefined => readAll()[slug]

/** Notes that the page of a project is looked at now, and what it says. */
export function beginVisit(slug: string, seen: Seen): Visits {
  const visits = visited(visitsOf(slug), seen, Date.now())
  keep(slug, visits)
  return visits
}

/** Notes which units were available when the reader looked at them. */
export function recordFree(slug: string, free: readonly string[]): void {
  const visits = visitsOf(slug)
  if (visits) keep(slug, { ...visits, last: { ...visits.last, seen: { ...visits.last.seen, free } } })
}

/** Notes a unit type that the reader looked at. */
export function recordLooked(slug: string, code: string): void {
  const visits = visitsOf(slug)
  if (visits && !visits.looked.includes(code)) keep(slug, { ...visits, looked: [...visits.looked, code] })
}

/** Forgets the visits of every project. */
export function forgetVisits(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Without storage there is nothing to forget.
  }
}
