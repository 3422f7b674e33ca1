import { LOCALES, type Locale } from '@/i18n/locales'

/** The sections that may be published in some languages only (C5), with the first segments of their addresses. */
const SECTION_WORDS = {
  blog: ['blog'],
  news: ['news', 'news-detail', 'event-news'],
  csr: ['csr'],
  promotion: ['promotion'],
  career: ['career'],
  lifestyle: ['lifestyle'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type Section = keyof typeof SECTION_WORDS

/** The languages of a section as the gateway reads them from the database. */
export interface SectionRow {
  section: string
  locales: Locale[]
}

/** The languages of a section by first segment; absent means all four (C5). */
export type SectionLocales = Readonly<Record<string, readonly [Locale, ...Locale[]]>>

/** The default without an editor's setting: the blog is in Thai only (C5). */
export const DEFAULT_SECTION_LOCALES: SectionLocales = { blog: ['th'] }

const isSection = (name: string): name is Section => Object.hasOwn(SECTION_WORDS, name)

/**
 * The languages of every section, from the editors' rows. The other languages redirect to the first of a row, so each
 * row is sorted in the order of the site. Rows of unknown sections and rows without languages are ignored.
 */
export function compileSections(rows: readonly SectionRow[]): SectionLocales {
  const entries = rows.flatMap(({ section, locales }) => {
    const [first, ...others] = LOCALES.filter((locale) => locales.includes(locale))
    if (first === undefined || !isSection(section)) return []
    return SECTION_WORDS[section].map((word) => [word, [first, ...others] as const] as const)
  })
  return { ...DEFAULT_SECTION_LOCALES, ...Object.fromEntries(entries) }
}
