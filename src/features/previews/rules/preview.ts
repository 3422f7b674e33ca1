import type { Locale } from '@/i18n/locales'

/** A draft that somebody may be shown: which document it is, and in which language its page is. */
export interface Draft {
  /** Slug of the collection or global. */
  collection: string
  /** null: a global, of which there is one. */
  id: number | null
  locale: Locale
}

const HOUR = 3_600_000
const QUARTER = HOUR / 4

/** How long a link that is handed on may open a draft. The first is what is offered. */
export const PREVIEW_SPANS = ['hour', 'day', 'week'] as const
export type PreviewSpan = (typeof PREVIEW_SPANS)[number]

const SPAN_MS = { hour: HOUR, day: 24 * HOUR, week: 7 * 24 * HOUR } as const satisfies Record<PreviewSpan, number>

/** Until when a link handed on now is good. */
export function sharedUntil(now: Date, span: PreviewSpan): Date {
  return new Date(now.getTime() + SPAN_MS[span])
}

/**
 * Until when the back office's own links are good: an hour at most. They change only every quarter of an hour, for
 * the frame of the live preview is loaded anew whenever its address changes.
 */
export function framedUntil(now: Date): Date {
  return new Date(Math.floor(now.getTime() / QUARTER) * QUARTER + HOUR)
}

/** Everything that a link to a draft is good for, as it is signed. */
export const wordsOf = ({ collection, id, locale }: Draft): readonly string[] => [collection, String(id), locale]
