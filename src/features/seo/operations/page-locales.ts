import { publishedLocales } from '@/features/routing'
import { addressSettingsNow } from '@/features/routing/server'
import type { Locale } from '@/i18n/locales'

/** The languages in which a page answers now: in service (C1), and published for its section (C5). */
export const localesOf = (path: string): Locale[] => publishedLocales(path, addressSettingsNow())
