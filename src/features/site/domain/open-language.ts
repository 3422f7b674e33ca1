import type { AddressSettings } from '@/features/routing'
import type { Locale } from '@/i18n/locales'

/** A language the site is available in. */
export interface OpenLanguage {
  locale: Locale
  /** First path segments of the sections that are not published in it (C5). */
  closedIn: readonly string[]
}

/** The languages in service (C1), each with the sections that are not published in it. */
export function openLanguages(
  served: readonly Locale[],
  { sectionLocales }: Pick<AddressSettings, 'sectionLocales'>,
): OpenLanguage[] {
  const sections = Object.entries(sectionLocales)
  return served.map((locale) => ({
    locale,
    closedIn: sections.flatMap(([word, locales]) => (locales.includes(locale) ? [] : [word])),
  }))
}

/**
 * Whether a page, given by its canonical path in any language, is published in a language with these closed sections.
 */
export function isOpenAt(path: string, closedIn: readonly string[]): boolean {
  return !closedIn.includes(path.split('/', 3)[2] ?? '')
}
