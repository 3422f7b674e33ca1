import type { Locale } from '@/i18n/locales'

/** The kinds of work that wait for staff, most urgent first. */
export const WORK = [
  'late-complaints',
  'complaints',
  'refunds',
  'late-leads',
  'my-leads',
  'waiting-buyers',
  'new-leads',
  'units-without-price',
  'drafts',
  'scheduled',
  'untranslated',
  'pictures-without-words',
  'unknown-addresses',
] as const

export type WorkKind = (typeof WORK)[number]

/** One line of the dashboard: how much of a kind waits, and the list that shows it. */
export interface WaitingWork {
  kind: WorkKind
  count: number
  /** What it is counted of: the collection. */
  collection: string
  /** The language of missing translations. */
  language?: Locale
  /** Since when the oldest waits, ISO. */
  since?: string
  /** Path of the filtered list in the back office. */
  href: string
}

/** Conditions of a list of the back office, as its address writes them: `[field, operator, value]`. */
export type ListCondition = readonly [field: string, operator: string, value: string]

/** The address of a list of the back office, filtered and in a language of the content. */
export function listPath(collection: string, conditions: readonly ListCondition[], language?: Locale): string {
  const query = new URLSearchParams()
  conditions.forEach(([field, operator, value], index) => {
    query.set(`where[or][0][and][${index}][${field}][${operator}]`, value)
  })
  if (language) query.set('locale', language)
  return `/admin/collections/${collection}${query.size > 0 ? `?${query}` : ''}`
}

const urgency = ({ kind }: WaitingWork) => WORK.indexOf(kind)

/** What there is to do, most urgent first and within a kind the most first; kinds with nothing to do are left out. */
export const inOrder = (work: readonly WaitingWork[]): WaitingWork[] =>
  work.filter(({ count }) => count > 0).toSorted((a, b) => urgency(a) - urgency(b) || b.count - a.count)
