import { formatPrice } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import type { StartingPrice } from '../domain/starting-price'

export type CutPrice = Pick<StartingPrice, 'priceFrom' | 'priceBefore'>

/**
 * What a starting price was before promotions, in a sentence with `{price}`: words need no strike-through to be heard.
 * Empty where none cuts it, and where the two prices read the same.
 */
export function beforeText(locale: Locale, sentence: string, { priceFrom, priceBefore }: CutPrice): string {
  if (priceFrom === null || priceBefore === null) return ''
  const price = formatPrice(locale, priceBefore)
  return price === formatPrice(locale, priceFrom) ? '' : sentence.replace('{price}', price)
}
