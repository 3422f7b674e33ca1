import type { Locale } from '@/i18n/locales'

/** Recognition language for each language of the site (S1§7, C18). */
const SPOKEN: Readonly<Record<Locale, string>> = { th: 'th-TH', en: 'en-US', cht: 'zh-TW', chs: 'zh-CN' }

/** The language code of the service for a page; the configured code overrides the default. */
export const spokenLanguage = (locale: Locale, chosen: Readonly<Partial<Record<Locale, string>>>): string =>
  chosen[locale] ?? SPOKEN[locale]
