import type { AddressSettings } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'

/** A language the site can be read in. */
export interface OpenLanguage {
  locale: Locale
  /** First words of the addresses that are not published in it (C5). */
  closedIn: readonly string[]
}

/** The languages in service (C1), each with the sections that editors do not publish in it. */
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

/** Whether the page at a canonical address, in whatever language, is published in a language with these sections closed. */
export function isOpenAt(path: string, closedIn: readonly string[]): boolean {
  return !closedIn.includes(path.split('/', 3)[2] ?? '')
}
