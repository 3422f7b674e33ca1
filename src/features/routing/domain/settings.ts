import type { Locale } from '@/i18n/locales'
import { NO_REDIRECTS, type RedirectBook } from './editor-redirects'
import type { OutsideSites } from './redirects'
import { DEFAULT_SECTION_LOCALES, type SectionLocales } from './sections'

/** A language can be taken out of service without breaking its links (C1). */
type LocaleStatus = 'live' | 'redirect-to-en'

/** The settings of operators and editors that affect addresses. */
export interface AddressSettings extends OutsideSites {
  /** English is the fallback of the others, so it is always in service. */
  localeStatus: Readonly<Partial<Record<Exclude<Locale, 'en'>, LocaleStatus>>>
  /** The languages of a section by first segment; absent means all four (C5). */
  sectionLocales: SectionLocales
  /** The editors' redirects. They win over the fixed rules and the route catalogue. */
  redirects: RedirectBook
}

export const DEFAULT_ADDRESS_SETTINGS: AddressSettings = {
  localeStatus: {},
  sectionLocales: DEFAULT_SECTION_LOCALES,
  redirects: NO_REDIRECTS,
  investorUrl: 'https://investor.noble-nue.example/',
  bookingUrl: null,
}

/**
 * The language an address answers in when asked for in another: English for a language out of service (C1), or the
 * first language in service of a section that is not published in it (C5).
 */
export function publishedLocale(asked: Locale, section: string, settings: AddressSettings): Locale {
  const isLive = (locale: Locale) => locale === 'en' || settings.localeStatus[locale] !== 'redirect-to-en'
  const live = isLive(asked) ? asked : 'en'
  const published = Object.hasOwn(settings.sectionLocales, section) ? settings.sectionLocales[section] : undefined
  if (!published || published.includes(live)) return live
  return published.find(isLive) ?? published[0]
}
