import type { Locale } from '@/i18n/locales'

/** The draft a link opens: the document, and the language of its page. */
export interface Draft {
  /** Slug of the collection or global. */
  collection: string
  /** null for a global, of which there is one. */
  id: number | null
  locale: Locale
}

/** An existing draft. */
export interface SavedDraft extends Draft {
  /** ISO instant at which it was last saved. */
  savedAt: string
}

/** A draft that is kept until its stamp changes: with each save of it, and of what it refers to. */
export interface StampedDraft extends SavedDraft {
  stamp: string
}

const HOUR = 3_600_000
const QUARTER = HOUR / 4

/** Lifetimes of a shared link. The first is the default. */
export const PREVIEW_SPANS = ['hour', 'day', 'week'] as const
export type PreviewSpan = (typeof PREVIEW_SPANS)[number]

const SPAN_MS = { hour: HOUR, day: 24 * HOUR, week: 7 * 24 * HOUR } as const satisfies Record<PreviewSpan, number>

/** When a link shared now expires. */
export function sharedUntil(now: Date, span: PreviewSpan): Date {
  return new Date(now.getTime() + SPAN_MS[span])
}

/**
 * When the back office's own links expire: within the hour. They change only every quarter of an hour, because the live
 * preview's iframe reloads whenever its address changes.
 */
export function framedUntil(now: Date): Date {
  return new Date(Math.floor(now.getTime() / QUARTER) * QUARTER + HOUR)
}

/** Everything that the signature of a link covers. */
export const wordsOf = ({ collection, id, locale }: Draft): readonly string[] => [collection, String(id), locale]
