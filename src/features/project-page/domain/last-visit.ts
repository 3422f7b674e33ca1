/** What a project page said at a moment, as far as a reader hears of changes. Prices in whole baht; null: on request. */
export interface Seen {
  price: number | null
  /** The lowest price of each unit type by its code. */
  types: Readonly<Record<string, number | null>>
  /** The ids of the available units; null where they were not looked at. */
  free: readonly string[] | null
  /** The newest month of construction, `YYYY-MM`. */
  month: string | null
  /** Documents that were filed or granted, by name and state. */
  papers: readonly string[]
  promotions: readonly number[]
}

interface Visit {
  /** Milliseconds since 1970. */
  at: number
  seen: Seen
}

/** The visits of one project on this device. */
export interface Visits {
  /** The visit before the current one. */
  before: Visit | null
  last: Visit
  /** The unit types that the reader has looked at. */
  looked: readonly string[]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isVisit(value: unknown): value is Visit {
  if (!isRecord(value) || typeof value.at !== 'number' || !isRecord(value.seen)) return false
  const { types, free, papers, promotions } = value.seen
  return isRecord(types) && (free === null || Array.isArray(free)) && Array.isArray(papers) && Array.isArray(promotions)
}

/** Storage may hold anything. */
const isVisits = (value: unknown): value is Visits =>
  isRecord(value) &&
  isVisit(value.last) &&
  (value.before === null || isVisit(value.before)) &&
  Array.isArray(value.looked)

/** A reader who is back within this time is still on the same visit. */
const SAME_VISIT_MS = 30 * 60_000
const KEPT_MS = 180 * 24 * 60 * 60_000
const MOST_PROJECTS = 20

/** What storage holds, by the slug of the project; nothing where it holds anything else. */
export function readVisits(stored: string | null, now: number): Record<string, Visits> {
  try {
    const read: unknown = JSON.parse(stored ?? '{}')
    const all = isRecord(read) ? Object.entries(read) : []
    const kept = all.filter((entry): entry is [string, Visits] => isVisits(entry[1]))
    return Object.fromEntries(kept.filter(([, { last }]) => now - last.at < KEPT_MS))
  } catch {
    return {}
  }
}

/** The newest projects of all that were visited. */
export function writeVisits(all: Readonly<Record<string, Visits>>): string {
  const newest = Object.entries(all).toSorted(([, a], [, b]) => b.last.at - a.last.at)
  return JSON.stringify(Object.fromEntries(newest.slice(0, MOST_PROJECTS)))
}

/** The visits with the current one: a new one after half an hour, else the same one going on. */
export function visited(old: Visits | undefined, seen: Seen, now: number): Visits {
  const last = { at: now, seen: { ...seen, free: seen.free ?? old?.last.seen.free ?? null } }
  if (!old) return { before: null, last, looked: [] }
  const isSame = now - old.last.at < SAME_VISIT_MS
  return { before: isSame ? old.before : old.last, last, looked: old.looked }
}

/** One change since the last visit. */
export type VisitChange =
  | { kind: 'price'; before: number | null; after: number | null }
  | { kind: 'typePrice'; code: string; before: number | null; after: number | null }
  | { kind: 'sold' | 'freed'; count: number }
  | { kind: 'month'; month: string }
  | { kind: 'paper'; paper: string }
  | { kind: 'promotion'; promotion: number }

const without = <Item>(all: readonly Item[], others: readonly Item[]) => all.filter((one) => !others.includes(one))

function unitChanges(before: Seen, now: Seen): VisitChange[] {
  if (!before.free || !now.free) return []
  const [was, is] = [new Set(before.free), new Set(now.free)]
  const sold = before.free.filter((id) => !is.has(id)).length
  const freed = now.free.filter((id) => !was.has(id)).length
  return [
    ...(sold > 0 ? [{ kind: 'sold', count: sold } as const] : []),
    ...(freed > 0 ? [{ kind: 'freed', count: freed } as const] : []),
  ]
}

/** What is different now: prices first, of unit types only those that the reader looked at; nothing on a first visit. */
export function changesSince({ before, looked }: Visits, now: Seen): VisitChange[] {
  if (!before) return []
  const { seen } = before
  const types = looked.flatMap((code): VisitChange[] => {
    const [was, is] = [seen.types[code], now.types[code]]
    return was === undefined || is === undefined || was === is
      ? []
      : [{ kind: 'typePrice', code, before: was, after: is }]
  })
  return [
    ...(seen.price === now.price ? [] : [{ kind: 'price', before: seen.price, after: now.price } as const]),
    ...types,
    ...unitChanges(seen, now),
    ...(now.month && now.month > (seen.month ?? '') ? [{ kind: 'month', month: now.month } as const] : []),
    ...without(now.papers, seen.papers).map((paper) => ({ kind: 'paper', paper }) as const),
    ...without(now.promotions, seen.promotions).map((promotion) => ({ kind: 'promotion', promotion }) as const),
  ]
}
