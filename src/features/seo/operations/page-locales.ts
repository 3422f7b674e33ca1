import { liveLocales } from '@/features/addresses'
import { addressSettingsNow } from '@/features/addresses/server'
import type { Locale } from '@/i18n/locales'

/** The languages in which the page at an address answers now: in service (C1), and published for its section (C5). */
export const localesOf = (path: string): Locale[] => liveLocales(path, addressSettingsNow())
