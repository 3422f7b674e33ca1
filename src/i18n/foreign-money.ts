import { formatNumber } from './formats'
import type { Locale } from './locales'

/** How a currency is written before an amount, and after one in Chinese. */
const CURRENCIES = {
  USD: { sign: 'US$', cht: '美元', chs: '美元' },
  HKD: { sign: 'HK$', cht: '港元', chs: '港元' },
  TWD: { sign: 'NT$', cht: '新台幣', chs: '新台币' },
  CNY: { sign: 'CNY ', cht: '人民幣', chs: '人民币' },
  SGD: { sign: 'S$', cht: '新加坡元', chs: '新加坡元' },
  EUR: { sign: '€', cht: '歐元', chs: '欧元' },
  GBP: { sign: '£', cht: '英鎊', chs: '英镑' },
  JPY: { sign: 'JPY ', cht: '日圓', chs: '日元' },
  AUD: { sign: 'A$', cht: '澳元', chs: '澳元' },
} as const

const TEN_THOUSAND = 10_000

/**
 * An amount of another currency, or two with one sign: `US$300,000`, `HK$1,500,000–2,000,000`; in Chinese by ten thousands with
 * the name of the currency, `30 萬美元`.
 */
export function formatForeign(locale: Locale, currency: keyof typeof CURRENCIES, amounts: readonly number[]): string {
  const { sign, cht, chs } = CURRENCIES[currency]
  if (locale === 'th' || locale === 'en')
    return sign + amounts.map((amount) => formatNumber(locale, amount, 0)).join('–')
  const isLarge = amounts.every((amount) => amount >= TEN_THOUSAND)
  const figures = amounts.map((amount) => formatNumber(locale, isLarge ? amount / TEN_THOUSAND : amount)).join('–')
  const unit = isLarge ? { cht: '萬', chs: '万' }[locale] : ''
  return `${figures} ${unit}${locale === 'cht' ? cht : chs}`
}
