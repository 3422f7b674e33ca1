import { z } from 'zod'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { LINES, type LineSlug } from './lines'

/** Choices for the maximum travel time, in minutes. */
export const WITHIN = [15, 30, 45, 60] as const
export const SORTS = ['minutes', 'walk', 'price'] as const

/** The filters of the two finder pages; null when not set. */
export interface FinderFilters {
  line: LineSlug | null
  station: string | null
  /** Slug of the place the map is centred on. */
  area: string | null
  /** The place of the visitor: the slug of a station, or `area-` and the slug of a place. */
  to: string | null
  within: (typeof WITHIN)[number] | null
  sort: (typeof SORTS)[number] | null
}

export type FindPage = 'find-by-line' | 'find-by-map'

const SLUG = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,80}$/)
  .nullable()
  .catch(null)

const FINDER_FILTERS = z.object({
  line: z
    .enum(LINES.map(({ slug }) => slug))
    .nullable()
    .catch(null),
  station: SLUG,
  area: SLUG,
  to: SLUG,
  within: z.coerce
    .number()
    .transform((minutes) => WITHIN.find((one) => one === minutes) ?? null)
    .nullable()
    .catch(null),
  sort: z.enum(SORTS).nullable().catch(null),
})

/** The parameters of each page, in canonical order. */
const KEYS = {
  'find-by-line': ['line', 'station', 'to', 'within', 'sort'],
  'find-by-map': ['area', 'to', 'within', 'sort'],
} as const satisfies Record<FindPage, readonly (keyof FinderFilters)[]>

/** Parses the filters of an address. Invalid values are ignored, never an error (C13). */
export function parseFinderFilters(
  query: Readonly<Record<string, string | readonly string[] | undefined>>,
): FinderFilters {
  const first = (key: keyof FinderFilters) => [query[key] ?? null].flat()[0] ?? null
  const read = FINDER_FILTERS.parse(
    Object.fromEntries(Object.keys(FINDER_FILTERS.shape).map((key) => [key, first(key as keyof FinderFilters)])),
  )
  return read
}

/** The canonical address of a finder page: `/th/find/by-line?station=asok&to=ari`. */
export function findPath(locale: Locale, page: FindPage, question: Partial<FinderFilters> = {}): string {
  const pairs = KEYS[page].flatMap((key) => {
    const value = question[key]
    return value === null || value === undefined ? [] : [`${key}=${value}`]
  })
  return pagePath(locale, page) + (pairs.length > 0 ? `?${pairs.join('&')}` : '')
}
