import type { Locale } from '@/i18n/locales'

/** What the speech service listens for on a page of each language (S1§7; Chinese pages speak Chinese, C18). */
const SPOKEN: Readonly<Record<Locale, string>> = { th: 'th-TH', en: 'en-US', cht: 'zh-TW', chs: 'zh-CN' }

/** The language code of the service for a page; an operator's own choice goes before ours. */
export const spokenLanguage = (locale: Locale, chosen: Readonly<Partial<Record<Locale, string>>>): string =>
  chosen[locale] ?? SPOKEN[locale]
