/** The four languages of the product, in the order the switcher shows them (S1§1, S2§2.1). */
export const LOCALES = ['th', 'en', 'chs', 'cht'] as const

export type Locale = (typeof LOCALES)[number]

/** The languages of the back office. */
export type StaffLanguage = Extract<Locale, 'en' | 'th'>

/** The language of an address that names none (S1§1). */
export const DEFAULT_LOCALE: Locale = 'th'

/**
 * The BCP 47 tag of each locale. `Intl` does not know `cht` and silently falls back to American English, so every
 * formatter uses this table.
 */
export const LANGUAGE_TAG = {
  th: 'th-TH',
  en: 'en-GB',
  cht: 'zh-Hant',
  chs: 'zh-Hans',
} as const satisfies Record<Locale, string>

/** The values of `<html lang>` and `hreflang` (A1.1, C40). */
export const HTML_LANG = {
  th: 'th',
  en: 'en',
  cht: 'zh-Hant',
  chs: 'zh-Hans',
} as const satisfies Record<Locale, string>

/** The name of each language in itself; the same on every page. */
export const OWN_NAME = {
  th: 'ไทย',
  en: 'English',
  cht: '繁體中文',
  chs: '简体中文',
} as const satisfies Record<Locale, string>

/** Between a name and what is said of it: full width in Chinese. */
export const COLON = { th: ': ', en: ': ', cht: '：', chs: '：' } as const satisfies Record<Locale, string>

/** The fallback languages of a missing text (A1.4: cht↔chs→en→th). */
export const FALLBACKS = {
  th: ['en'],
  en: ['th'],
  cht: ['chs', 'en', 'th'],
  chs: ['cht', 'en', 'th'],
} as const satisfies Record<Locale, readonly Locale[]>

/** Whether a path segment is one of the four locales. Case-sensitive: addresses are lower case. */
export function isLocale(value: string | undefined | null): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

/** A text and its language, which differs from the page's after a fallback. */
export interface SpokenText {
  text: string
  lang: Locale
}
