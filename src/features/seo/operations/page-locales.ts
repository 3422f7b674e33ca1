import { DEFAULT_ADDRESS_SETTINGS, liveLocales } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import { env } from '@/platform/env'

const settings = {
  ...DEFAULT_ADDRESS_SETTINGS,
  localeStatus: Object.fromEntries(env.CLOSED_LOCALES.map((locale) => [locale, 'redirect-to-en' as const])),
}

/** The languages in which the page at an address answers on this site, as it is set up (C1, C5). */
export const localesOf = (path: string): Locale[] => liveLocales(path, settings)
