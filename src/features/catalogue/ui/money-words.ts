import { type BeforeSentence, beforeText } from '@/i18n/before-text'
import { formatPrice, formatPriceRange } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { fromOf, type Price } from '@/kernel/price'

const MILLION = 1_000_000
const TEN_THOUSAND = 10_000
const IN_UNITS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** The kind of home of a project that a search found. */
export interface FoundHome {
  /** "2 bedrooms", or a size. */
  home: string
  price: Price
}

/** A price as `Price` shows it. */
interface PriceWords {
  label?: string
  value: string
  before?: string
}

export interface PriceBandLimits {
  /** Whole baht; null is unbounded. `from` is included, `to` is not. */
  from: number | null
  to: number | null
}

/** The sentence for a starting price before promotions, with `{price}` to fill. */
export const fromBefore = (locale: Locale): BeforeSentence =>
  words(locale, 'catalogue')('price.fromBefore', { price: '{price}' })

/** What a starting price was before promotions, as every surface says it; empty where none cuts it. */
export const startingBefore = (locale: Locale, price: Price) => beforeText(locale, fromBefore(locale), price)

/** The sentence for the price of a unit before a promotion, with `{price}` to fill. */
export const unitBefore = (locale: Locale): BeforeSentence =>
  words(locale, 'catalogue')('price.before', { price: '{price}' })

/** The starting price in words, or "price on request". */
export function priceFromWords(locale: Locale, price: Price): PriceWords {
  const t = words(locale, 'catalogue')
  const from = fromOf(price)
  if (from === null) return { value: t('price.onRequest') }
  return { label: t('price.from'), value: formatPrice(locale, from), before: startingBefore(locale, price) }
}

/** The starting price of one kind of home: "2 bedrooms from THB 5.2M". */
export function homePriceWords(locale: Locale, { home, price }: FoundHome): PriceWords {
  const t = words(locale, 'catalogue')
  return fromOf(price) === null
    ? { label: home, value: t('price.onRequest') }
    : { ...priceFromWords(locale, price), label: t('price.homeFrom', { home }) }
}

/** Chinese counts in units of ten thousand, the others in millions. */
function inUnits(locale: Locale, baht: number | null): string {
  const unit = locale === 'cht' || locale === 'chs' ? TEN_THOUSAND : MILLION
  return IN_UNITS.format((baht ?? 0) / unit)
}

/** The message of a price band, and its numbers in the units of the language. */
export function bandWords(locale: Locale, band: PriceBandLimits) {
  const values = { from: inUnits(locale, band.from), to: inUnits(locale, band.to) }
  if (band.to === null) return { key: 'price.over', values } as const
  return { key: band.from ? 'price.between' : 'price.under', values } as const
}

/** A range as plain text, as every filter says it: `THB 3–8M`, `Up to THB 3M`. */
export function priceRangeText(locale: Locale, { from, to }: PriceBandLimits): string {
  const t = words(locale, 'search')
  if (from && to !== null) return formatPriceRange(locale, from, to)
  return to === null
    ? t('filter.min', { amount: formatPrice(locale, from ?? 0) })
    : t('filter.max', { amount: formatPrice(locale, to) })
}
