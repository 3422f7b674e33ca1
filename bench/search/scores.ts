import { isDeepStrictEqual } from 'node:util'
import type { Range, Understood } from '@/features/search/domain/search-types'
import type { LabelledQuery } from './labelled-query'
import { relevantTo } from './relevant'

/** The slugs a query finds, best first. */
export type Finder = (query: LabelledQuery) => readonly string[]

const DEPTH = 10
/** Converted numbers (坪 to square metres) may be rounded: within half a per cent they are equal. */
const SAME_WITHIN = 0.005

export const KEYS = [
  'group',
  'brand',
  'badge',
  'beds',
  'price',
  'monthly',
  'area',
  'place',
  'line',
  'station',
  'tags',
] as const satisfies readonly (keyof Understood)[]

function isSameNumber(a: number | undefined, b: number | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && Math.abs(a - b) <= Math.abs(b) * SAME_WITHIN)
}

const isRange = (value: unknown): value is Range => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a filter was understood as labelled; the order of tags does not matter. */
export function isSameFilter(key: keyof Understood, read: Understood, expected: Understood): boolean {
  const [a, b] = [read[key], expected[key]]
  if (isRange(a) && isRange(b)) return isSameNumber(a.min, b.min) && isSameNumber(a.max, b.max)
  if (Array.isArray(a) && Array.isArray(b)) return isDeepStrictEqual(a.toSorted(), b.toSorted())
  return typeof a === 'number' && typeof b === 'number' ? isSameNumber(a, b) : isDeepStrictEqual(a, b)
}

/** Whether exactly the labelled filters were understood. */
export function isUnderstood(read: Understood, expected: Understood): boolean {
  return KEYS.every((key) => isSameFilter(key, read, expected))
}

export interface Found {
  /** Share of the relevant projects among the first ten results (of at most ten). */
  recall: number
  /** One over the rank of the first relevant result. */
  reciprocalRank: number
}

/** The score of a query; null when no project is relevant, because it then measures nothing. */
export function scoreOf(query: LabelledQuery, find: Finder): Found | null {
  const relevant = relevantTo(query)
  if (relevant.length === 0) return null
  const found = find(query)
  const among = found.slice(0, DEPTH).filter((slug) => relevant.includes(slug)).length
  const first = found.findIndex((slug) => relevant.includes(slug))
  return {
    recall: among / Math.min(DEPTH, relevant.length),
    reciprocalRank: first === -1 ? 0 : 1 / (first + 1),
  }
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
