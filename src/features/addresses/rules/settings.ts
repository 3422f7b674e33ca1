import type { Locale } from '@/i18n/locales'
import { NO_REDIRECTS, type RedirectBook } from './editor-redirects'
import type { OutsideSites } from './redirects'
import { DEFAULT_SECTION_LOCALES, type SectionLocales } from './sections'

/** A language can be taken out of service without taking its links away (C1). */
type LocaleStatus = 'live' | 'redirect-to-en'

/** What an operator or an editor decides about addresses. */
export interface AddressSettings extends OutsideSites {
  /** English itself is where the others go, so it is always live. */
  localeStatus: Readonly<Partial<Record<Exclude<Locale, 'en'>, LocaleStatus>>>
  /** The languages a section is published in, by its first word; absent means all four (C5). */
  sectionLocales: SectionLocales
  /** The redirects that editors keep. They go before the fixed rules and the route catalogue. */
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
 * The language in which an address is answered when it is asked for in another: English for one that is out of
 * service (C1), and for a section that is not published in it the first of its own languages that is in service (C5).
 */
export function publishedLocale(asked: Locale, section: string, settings: AddressSettings): Locale {
  const isLive = (locale: Locale) => locale === 'en' || settings.localeStatus[locale] !== 'redirect-to-en'
  const live = isLive(asked) ? asked : 'en'
  const published = Object.hasOwn(settings.sectionLocales, section) ? settings.sectionLocales[section] : undefined
  if (!published || published.includes(live)) return live
  return published.find(isLive) ?? published[0]
}
