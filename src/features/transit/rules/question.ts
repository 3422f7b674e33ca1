import { z } from 'zod'
import { pagePath } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import { LINES, type LineSlug } from './lines'

/** Within how many minutes of one's place. */
export const WITHIN = [15, 30, 45, 60] as const
export const SORTS = ['minutes', 'walk', 'price'] as const

/** What a visitor asked the two pages for; null asks for nothing. */
export interface Question {
  line: LineSlug | null
  station: string | null
  /** Slug of the place the map is drawn around. */
  area: string | null
  /** One's own place: a station's slug, or `area-` and a place's slug. */
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

const QUESTION = z.object({
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

/** The keys that each page reads, in the order in which they are always written. */
const KEYS = {
  'find-by-line': ['line', 'station', 'to', 'within', 'sort'],
  'find-by-map': ['area', 'to', 'within', 'sort'],
} as const satisfies Record<FindPage, readonly (keyof Question)[]>

/** The question in an address. Words that mean nothing are left out, never an error (C13). */
export function readQuestion(query: Readonly<Record<string, string | readonly string[] | undefined>>): Question {
  const first = (key: keyof Question) => [query[key] ?? null].flat()[0] ?? null
  const read = QUESTION.parse(
    Object.fromEntries(Object.keys(QUESTION.shape).map((key) => [key, first(key as keyof Question)])),
  )
  return read
}

/** `/th/find/by-line?station=asok&to=ari`: one of the two pages with what is asked for. */
export function findPath(locale: Locale, page: FindPage, question: Partial<Question> = {}): string {
  const pairs = KEYS[page].flatMap((key) => {
    const value = question[key]
    return value === null || value === undefined ? [] : [`${key}=${value}`]
  })
  return pagePath(locale, page) + (pairs.length > 0 ? `?${pairs.join('&')}` : '')
}
