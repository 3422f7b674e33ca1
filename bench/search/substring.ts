import { MATCHED_FIELDS, type SearchableProject } from '@/features/search/rules/search'
import type { Finder } from './scores'

type Fields = Record<string, string>

const holds = (fields: Fields, wanted: string) =>
  MATCHED_FIELDS.some((field) => (fields[field] ?? '').toLowerCase().includes(wanted))

/** The floor of the specification: the whole query as part of any of the thirteen fields, whatever its case (S1§5). */
export function wholeSubstring(projects: readonly SearchableProject[]): Finder {
  return ({ q, lang }) => projects.filter(({ fields }) => holds(fields[lang], q.toLowerCase())).map(({ slug }) => slug)
}

/** A little kinder: every word of it between spaces, each in any field. */
export function substringOfEachWord(projects: readonly SearchableProject[]): Finder {
  return ({ q, lang }) => {
    const words = q.toLowerCase().split(/\s+/).filter(Boolean)
    return projects.filter(({ fields }) => words.every((word) => holds(fields[lang], word))).map(({ slug }) => slug)
  }
}
