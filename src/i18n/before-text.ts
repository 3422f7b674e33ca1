import { formatBaht, formatPrice } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import type { Price } from '@/kernel/price'

/** What is said of a price before promotions, in one language, with `{price}`: for parts that have no messages of their own. */
export type BeforeSentence = string

/**
 * What a starting price was before promotions: words need no strike-through to be heard. Empty where none cuts it, and where
 * the two prices read the same.
 */
export function beforeText(locale: Locale, sentence: BeforeSentence, { now, before }: Price): string {
  if (now === null || before === null) return ''
  const price = formatPrice(locale, before)
  return price === formatPrice(locale, now.from) ? '' : sentence.replace('{price}', price)
}

/** The same of one unit, to the last baht; empty where no promotion cuts its price. */
export const unitBeforeText = (sentence: BeforeSentence, { before }: Price): string =>
  before === null ? '' : sentence.replace('{price}', formatBaht(before))
