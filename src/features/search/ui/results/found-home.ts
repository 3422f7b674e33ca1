import { formatArea } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { ON_REQUEST } from '@/kernel/price'
import type { FoundResults } from './found-results'

/**
 * The kind of home that was found in each project, by its bedrooms, else by its size; undefined where only the project's
 * price is known or the search asks for no kind of home.
 */
export function foundHomes(locale: Locale, { unitTypes }: FoundResults) {
  const t = words(locale, 'search')
  return (slug: string) => {
    const { beds = null, area = null, price = ON_REQUEST } = unitTypes.get(slug) ?? {}
    if (beds !== null) return { home: t('filter.beds', { count: beds }), price }
    return area === null ? undefined : { home: formatArea(locale, area), price }
  }
}
