import { HTML_LANG, LANGUAGE_TAG, type Locale } from './locales'

/** All dates are in Bangkok time, wherever the reader or the server is. */
export const TIME_ZONE = 'Asia/Bangkok'

/** Thai dates count years of the Buddhist era (S2§9, +543); the others the common era. */
function calendarTag(locale: Locale): string {
  return locale === 'th' ? 'th-TH-u-ca-buddhist-nu-latn' : LANGUAGE_TAG[locale]
}

const numberFormats = new Map<string, Intl.NumberFormat>()

/** A format is dear to make (0.05 ms) and a page says a hundred numbers. */
function numberFormat(tag: string, maximumFractionDigits: number): Intl.NumberFormat {
  const name = `${tag} ${maximumFractionDigits}`
  const format = numberFormats.get(name) ?? new Intl.NumberFormat(tag, { maximumFractionDigits })
  numberFormats.set(name, format)
  return format
}

/** `3490000` → `3,490,000`. */
export const formatNumber = (locale: Locale, value: number, maximumFractionDigits = 1): string =>
  numberFormat(LANGUAGE_TAG[locale], maximumFractionDigits).format(value)

const MILLION = 1_000_000

/** A price in short is rounded to ten thousand baht in every language: 0.01 of a million is one 萬. */
const inMillions = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const inTenThousands = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** One price, or two joined by a dash, in the unit the language counts in. */
function sayPrices(locale: Locale, prices: readonly number[]): string {
  const millions = prices.map((baht) => inMillions.format(baht / MILLION)).join('–')
  const tenThousands = prices.map((baht) => inTenThousands.format(baht / 10_000)).join('–')
  const say = {
    th: `${millions} ล้านบาท`,
    en: `THB ${millions}M`,
    cht: `${tenThousands} 萬泰銖`,
    chs: `${tenThousands} 万泰铢`,
  } as const satisfies Record<Locale, string>
  return say[locale]
}

/**
 * A price in short: `14.9 ล้านบาท`, `THB 14.9M`, `1,490 萬泰銖`, `1,490 万泰铢`.
 * Chinese counts in units of ten thousand, the others in millions.
 */
export const formatPrice = (locale: Locale, baht: number) => sayPrices(locale, [baht])

/** A price range with one unit: `3–8 ล้านบาท`, `THB 3–8M`, `300–800 萬泰銖`. */
export const formatPriceRange = (locale: Locale, from: number, to: number) => sayPrices(locale, [from, to])

/** A price to the last baht, as on a price list: `฿3,490,000`. The same in every language. */
export function formatBaht(baht: number): string {
  return `฿${numberFormat('en-US', 0).format(baht)}`
}

const SQUARE_METRES = { th: 'ตร.ม.', en: 'm²', cht: '平方米', chs: '平方米' } as const satisfies Record<Locale, string>

/** Square metres with their unit in the language of the page. */
export const formatArea = (locale: Locale, squareMetres: number) =>
  `${formatNumber(locale, squareMetres)} ${SQUARE_METRES[locale]}`

/** An area range with one unit: `30–45 ตร.ม.` */
export const formatAreaRange = (locale: Locale, from: number, to: number) =>
  `${formatNumber(locale, from)}–${formatNumber(locale, to)} ${SQUARE_METRES[locale]}`

/** Floor area that Taiwan counts in: one ping is 400/121 m² (Ministry of the Interior, Taiwan). */
const SQUARE_METRES_PER_PING = 400 / 121

/** One foot is 0.3048 m exactly (international yard and pound agreement, 1959). Hong Kong counts in square feet. */
const SQUARE_METRES_PER_SQUARE_FOOT = 0.3048 ** 2

/** Keeps a figure on one line with its unit. */
const NBSP = '\u00a0'

/** `約 14.5 坪／517 呎`; from 100 ping on without a decimal. */
function sayPingAndFeet(squareMetres: number): string {
  const ping = squareMetres / SQUARE_METRES_PER_PING
  const feet = squareMetres / SQUARE_METRES_PER_SQUARE_FOOT
  return `約${NBSP}${formatNumber('cht', ping, ping < 100 ? 1 : 0)}${NBSP}坪／${formatNumber('cht', feet, 0)}${NBSP}呎`
}

/**
 * An area where it is stated as a fact, with the measures that readers of Traditional Chinese count in:
 * `48 平方米（約 14.5 坪／517 呎）`. In the other languages the same as `formatArea`.
 */
export function formatAreaInFull(locale: Locale, squareMetres: number): string {
  const area = formatArea(locale, squareMetres)
  return locale === 'cht' ? `${area}（${sayPingAndFeet(squareMetres)}）` : area
}

/**
 * An area that a reader measured: with the measures of the language beside it. `34.5 m² (371 sq ft)`,
 * `12 ตร.ม. (3 ตร.ว.)` where it is land.
 */
export function formatMeasuredArea(locale: Locale, squareMetres: number, isLand = false): string {
  const feet = formatNumber(locale, squareMetres / SQUARE_METRES_PER_SQUARE_FOOT, 0)
  const wah = formatNumber(locale, squareMetres / 4)
  const say = {
    th: `${formatArea('th', squareMetres)} (${isLand ? `${wah} ตร.ว. · ` : ''}${feet} ตร.ฟุต)`,
    en: `${formatArea('en', squareMetres)} (${isLand ? `${wah} sq wah · ` : ''}${feet} sq ft)`,
    cht: `${formatArea('cht', squareMetres)}（${isLand ? `${wah} 平方哇，` : ''}${sayPingAndFeet(squareMetres)}）`,
    chs: `${formatArea('chs', squareMetres)}（${isLand ? `${wah} 平方哇，` : ''}${feet} 平方英尺）`,
  } as const satisfies Record<Locale, string>
  return say[locale]
}

/** A length that a reader measured: `3.42 m (11 ft 3 in)`. One foot is 0.3048 m, twelve inches. */
export function formatMeasuredLength(locale: Locale, metres: number): string {
  const inches = Math.round((metres / 0.3048) * 12)
  const [feet, rest] = [Math.floor(inches / 12), inches % 12]
  const length = metres.toFixed(2)
  const say = {
    th: `${length} ม. (${feet} ฟุต ${rest} นิ้ว)`,
    en: `${length} m (${feet} ft ${rest} in)`,
    cht: `${length} 米（${feet} 呎 ${rest} 吋）`,
    chs: `${length} 米（${feet} 英尺 ${rest} 英寸）`,
  } as const satisfies Record<Locale, string>
  return say[locale]
}

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

/** Land where it is stated as a fact: `50 平方哇（200 平方米，約 60.5 坪／2,153 呎）`. See `formatAreaInFull`. */
export function formatLandInFull(locale: Locale, wah: number): string {
  const land = formatLand(locale, wah)
  return locale === 'cht' ? land.replace('）', `，${sayPingAndFeet(wah * 4)}）`) : land
}

/** Chinese text sets a space between digits and characters, which `Intl` leaves out: `2029 年 2 月`. */
function spaceDigits(locale: Locale, text: string): string {
  if (locale !== 'cht' && locale !== 'chs') return text
  return text.replace(/(?<=\d)(?=[年月日])|(?<=[年月])(?=\d)/g, ' ')
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** Dear to make as well, and a list of stories says a date for each. */
function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${tag} ${JSON.stringify(options)}`
  const format = dateFormats.get(name) ?? new Intl.DateTimeFormat(tag, options)
  dateFormats.set(name, format)
  return format
}

/** `2026-03-05` in words: `5 มีนาคม 2569`, `5 March 2026`, `2026 年 3 月 5 日`. */
export function formatDate(locale: Locale, date: Date): string {
  const format = dateFormat(calendarTag(locale), { dateStyle: 'long', timeZone: TIME_ZONE })
  return spaceDigits(locale, format.format(date))
}

/** `2029-06` as a month in words: `มิถุนายน 2572`, `June 2029`, `2029 年 6 月`. */
export function formatMonth(locale: Locale, yearAndMonth: string): string {
  const format = dateFormat(calendarTag(locale), { year: 'numeric', month: 'long', timeZone: 'UTC' })
  return spaceDigits(locale, format.format(new Date(`${yearAndMonth}-01T00:00:00Z`)))
}

/** The name of a month, counted from 1: `มกราคม`, `January`, `1 月`. */
export function formatMonthName(locale: Locale, month: number): string {
  const isChinese = locale === 'chs' || locale === 'cht'
  const format = dateFormat(calendarTag(locale), { month: isChinese ? 'numeric' : 'long', timeZone: 'UTC' })
  return spaceDigits(locale, format.format(Date.UTC(2026, month - 1, 1)))
}

/** `14:05` and, with the suffix flag, `14:05 น.` in Thai (S2§9: H:mm). */
export function formatTime(locale: Locale, date: Date, withSuffix = true): string {
  const time = dateFormat('en-GB', {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: TIME_ZONE,
  })
    .format(date)
    .replace(/^0(?=\d:)/, '')
  return locale === 'th' && withSuffix ? `${time} น.` : time
}

const EXTENSION = { th: 'ต่อ', en: 'ext.', cht: '轉', chs: '转' } as const satisfies Record<Locale, string>

/**
 * `+66812345678` as its reader writes it: `081 234 5678` in Thai, `+66 81 234 5678` in other languages, in which a number
 * is also called from abroad. Foreign numbers stay as they are. An extension (`;ext=12`) follows in the words of the
 * language.
 */
export function formatPhone(locale: Locale, phone: string): string {
  const [number = '', extension] = phone.split(';ext=')
  const ending = extension ? ` ${EXTENSION[locale]} ${extension}` : ''
  if (!number.startsWith('+66')) return number + ending
  const own = number.slice(3).replace(/^([689]\d|2)(\d{3})(\d{4})$/, '$1 $2 $3')
  return (locale === 'th' ? '0' : '+66 ') + own + ending
}

/** The name of a language in another, for staff: `อังกฤษ`, `English`. */
export const languageName = (reader: 'th' | 'en', locale: Locale): string =>
  new Intl.DisplayNames([reader], { type: 'language' }).of(HTML_LANG[locale]) ?? locale
