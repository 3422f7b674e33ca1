import { MATCHED_FIELDS, type SearchableProject } from '@/features/search/domain/search-types'
import type { Finder } from './scores'

type Fields = Record<string, string>

const holds = (fields: Fields, wanted: string) =>
  MATCHED_FIELDS.some((field) => (fields[field] ?? '').toLowerCase().includes(wanted))

/** The minimum of the specification: the whole query is part of one of the thirteen fields, ignoring case (S1§5). */
export function wholeSubstring(projects: readonly SearchableProject[]): Finder {
  return ({ q, lang }) => projects.filter(({ fields }) => holds(fields[lang], q.toLowerCase())).map(({ slug }) => slug)
}

/** A less strict variant: each word of the query is part of some field. */
export function substringOfEachWord(projects: readonly SearchableProject[]): Finder {
  return ({ q, lang }) => {
    const words = q.toLowerCase().split(/\s+/).filter(Boolean)
    return projects.filter(({ fields }) => words.every((word) => holds(fields[lang], word))).map(({ slug }) => slug)
  }
}
