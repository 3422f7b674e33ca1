import type { Understood } from '@/features/search/domain/search-types'
import type { Locale } from '@/i18n/locales'

/** A typed query with the interpretation of a helpful sales adviser. */
export interface LabelledQuery {
  q: string
  /** Language of the page where it is typed. */
  lang: Locale
  /** The exact filters that must be understood; `{}` for none. */
  understood: Understood
  /** Words that must stay words, where it matters. */
  words?: readonly string[]
  /** Slugs of the relevant projects, labelled by hand; when missing, `relevant.ts` derives them from the filters. */
  hits?: readonly string[]
}

export type Row = Omit<LabelledQuery, 'lang'>

/** Adds the page language to the rows of a set. */
export function typedOn(lang: Locale, rows: readonly Row[]): LabelledQuery[] {
  return rows.map((row) => ({ lang, ...row }))
}
