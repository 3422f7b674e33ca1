import type { SearchExample } from '@/features/catalogue'
import { formatPrice } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

/** A query as people type it, made from a home that is for sale: `Ekkamai condo, 2 bedrooms, under 12M`. */
export function exampleText(locale: Locale, { group, place, beds, priceBelow }: SearchExample): string {
  const price = formatPrice(locale, priceBelow)
  return words(locale, 'search')('panel.example', { group, place, beds, price })
}
