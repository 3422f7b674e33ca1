import { LOCALES, type Locale } from '@/i18n/locales'

/** The parts of the site that may be published in some languages only (C5), each with the first words of its addresses. */
const SECTION_WORDS = {
  blog: ['blog'],
  news: ['news', 'news-detail', 'event-news'],
  csr: ['csr'],
  promotion: ['promotion'],
  career: ['career'],
  lifestyle: ['lifestyle'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type Section = keyof typeof SECTION_WORDS

/** What an editor says of one section, as the front door reads it from the database. */
export interface SectionRow {
  section: string
  locales: Locale[]
}

/** The languages of a section by the first word of its addresses; a word that is absent is open in all four (C5). */
export type SectionLocales = Readonly<Record<string, readonly [Locale, ...Locale[]]>>

/** What holds where no editor has said anything: the blog is written in Thai (C5). */
export const DEFAULT_SECTION_LOCALES: SectionLocales = { blog: ['th'] }

const isSection = (name: string): name is Section => Object.hasOwn(SECTION_WORDS, name)

/**
 * The languages of every section, from the rows editors keep. The first language of a row is where its other
 * languages are sent to, so rows are put in the order of the site. Rows of no known section, or without any
 * language, count for nothing.
 */
export function compileSections(rows: readonly SectionRow[]): SectionLocales {
  const entries = rows.flatMap(({ section, locales }) => {
    const [first, ...others] = LOCALES.filter((locale) => locales.includes(locale))
    if (first === undefined || !isSection(section)) return []
    return SECTION_WORDS[section].map((word) => [word, [first, ...others] as const] as const)
  })
  return { ...DEFAULT_SECTION_LOCALES, ...Object.fromEntries(entries) }
}
