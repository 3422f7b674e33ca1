import type { Understood } from '@/features/search/rules/search'
import type { Locale } from '@/i18n/locales'

/** One query as somebody types it, with what a helpful person at the sales desk would make of it. */
export interface LabelledQuery {
  q: string
  /** Language of the page it is typed on. */
  lang: Locale
  /** Exactly what must be understood; `{}` when nothing may be. */
  understood: Understood
  /** What must stay a word, where that matters. */
  words?: readonly string[]
  /** Relevant projects, written by hand; without it they are worked out from the filters by `relevant.ts`. */
  hits?: readonly string[]
}

export type Row = Omit<LabelledQuery, 'lang'>

/** The rows of one page's language. */
export function typedOn(lang: Locale, rows: readonly Row[]): LabelledQuery[] {
  return rows.map((row) => ({ lang, ...row }))
}
