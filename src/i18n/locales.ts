/** The four languages of the product, in the order the switcher shows them (S1§1, S2§2.1). */
export const LOCALES = ['th', 'en', 'chs', 'cht'] as const

export type Locale = (typeof LOCALES)[number]

/** The language of an address that names none (S1§1). */
export const DEFAULT_LOCALE: Locale = 'th'

/**
 * The BCP 47 tag behind each of our address segments. `Intl` does not know `cht`: asked for it,
 * it silently formats as American English, so every formatter goes through this table.
 */
export const LANGUAGE_TAG = {
  th: 'th-TH',
  en: 'en-GB',
  cht: 'zh-Hant',
  chs: 'zh-Hans',
} as const satisfies Record<Locale, string>

/** What `<html lang>` and `hreflang` say (A1.1, C40). */
export const HTML_LANG = {
  th: 'th',
  en: 'en',
  cht: 'zh-Hant',
  chs: 'zh-Hans',
} as const satisfies Record<Locale, string>

/** Where a text is looked for when its own language has none (A1.4: cht↔chs→en→th). */
export const FALLBACKS = {
  th: ['en'],
  en: ['th'],
  cht: ['chs', 'en', 'th'],
  chs: ['cht', 'en', 'th'],
} as const satisfies Record<Locale, readonly Locale[]>

/** Whether a piece of an address is one of our four languages. Case matters: addresses are lower case. */
export function isLocale(value: string | undefined | null): value is Locale {
  return LOCALES.some((locale) => locale === value)
}
