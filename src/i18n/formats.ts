import { LANGUAGE_TAG, type Locale } from './locales'

/** Every date of the product is a date in Bangkok, wherever the reader or the server is. */
export const TIME_ZONE = 'Asia/Bangkok'

/** Thai dates count years of the Buddhist era (S2§9, +543); the others the common era. */
function calendarTag(locale: Locale): string {
  return locale === 'th' ? 'th-TH-u-ca-buddhist-nu-latn' : LANGUAGE_TAG[locale]
}

/** `3490000` → `3,490,000`. */
export function formatNumber(locale: Locale, value: number, maximumFractionDigits = 1): string {
  return new Intl.NumberFormat(LANGUAGE_TAG[locale], { maximumFractionDigits }).format(value)
}

const MILLION = 1_000_000

const inMillions = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const inTenThousands = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** One price, or two with a dash between them, in the unit a language counts in. */
function sayPrices(locale: Locale, prices: readonly number[]): string {
  const millions = prices.map((baht) => inMillions.format(baht / MILLION)).join('–')
  const tenThousands = prices.map((baht) => inTenThousands.format(baht / 10_000)).join('–')
  const say = {
    th: `${millions} ล้านบาท`,
    en: `THB ${millions}M`,
    cht: `${tenThousands}萬泰銖`,
    chs: `${tenThousands}万泰铢`,
  } as const satisfies Record<Locale, string>
  return say[locale]
}

/**
 * A price as people say it: `14.9 ล้านบาท`, `THB 14.9M`, `1,490萬泰銖`, `1,490万泰铢`.
 * Han readers count in units of ten thousand, everyone else here in millions.
 */
export const formatPrice = (locale: Locale, baht: number) => sayPrices(locale, [baht])

/** From one price to another, the unit said once: `3–8 ล้านบาท`, `THB 3–8M`, `300–800萬泰銖`. */
export const formatPriceRange = (locale: Locale, from: number, to: number) => sayPrices(locale, [from, to])

/** A price to the last baht, as on a price list: `฿3,490,000`. The same in every language. */
export function formatBaht(baht: number): string {
  return `฿${new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }).format(baht)}`
}

const SQUARE_METRES = { th: 'ตร.ม.', en: 'm²', cht: '平方米', chs: '平方米' } as const satisfies Record<Locale, string>

/** Square metres with their unit in the language of the page. */
export const formatArea = (locale: Locale, squareMetres: number) =>
  `${formatNumber(locale, squareMetres)} ${SQUARE_METRES[locale]}`

/** From one area to another, the unit said once: `30–45 ตร.ม.` */
export const formatAreaRange = (locale: Locale, from: number, to: number) =>
  `${formatNumber(locale, from)}–${formatNumber(locale, to)} ${SQUARE_METRES[locale]}`

/** Land in square wah (4 m²), the Thai measure; other readers see square metres too. */
export function formatLand(locale: Locale, wah: number): string {
  const metres = formatNumber(locale, wah * 4)
  const say = {
    th: `${formatNumber(locale, wah)} ตร.ว.`,
    en: `${formatNumber(locale, wah)} sq wah (${metres} m²)`,
    cht: `${formatNumber(locale, wah)} 平方哇（${metres} 平方米）`,
    chs: `${formatNumber(locale, wah)} 平方哇（${metres} 平方米）`,
  } as const satisfies Record<Locale, string>
  return say[locale]
}

/** `2026-03-05` in words: `5 มีนาคม 2569`, `5 March 2026`. */
export function formatDate(locale: Locale, date: Date): string {
  return new Intl.DateTimeFormat(calendarTag(locale), {
    dateStyle: 'long',
    timeZone: TIME_ZONE,
  }).format(date)
}

/** `2029-06` as a month in words: `มิถุนายน 2572`, `June 2029`. */
export function formatMonth(locale: Locale, yearAndMonth: string): string {
  return new Intl.DateTimeFormat(calendarTag(locale), {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${yearAndMonth}-01T00:00:00Z`))
}

/** `14:05` and, with the suffix flag, `14:05 น.` in Thai (S2§9: H:mm). */
export function formatTime(locale: Locale, date: Date, withSuffix = true): string {
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: TIME_ZONE,
  })
    .format(date)
    .replace(/^0(?=\d:)/, '')
  return locale === 'th' && withSuffix ? `${time} น.` : time
}
