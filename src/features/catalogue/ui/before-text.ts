import { formatPrice } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import type { Price } from '@/kernel/price'

/**
 * What a starting price was before promotions, in a sentence with `{price}`: words need no strike-through to be heard.
 * Empty where none cuts it, and where the two prices read the same.
 */
export function beforeText(locale: Locale, sentence: string, { now, before }: Price): string {
  if (now === null || before === null) return ''
  const price = formatPrice(locale, before)
  return price === formatPrice(locale, now.from) ? '' : sentence.replace('{price}', price)
}
