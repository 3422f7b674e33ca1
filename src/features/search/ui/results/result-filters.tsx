import { FilterRow, type SortOption } from '@/features/catalogue/ui'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { searchPath } from '../../domain/results/search-address'
import { SORTS } from '../../domain/search-types'
import { facetGroups } from './facet-choices'
import type { FoundResults } from './found-results'

interface FiltersProps {
  locale: Locale
  found: FoundResults
  /** A price search without a chosen price: the price facet is open with a red border (A8.4). */
  isPriceMissing: boolean
}

/** The filters of the results. */
export function ResultFilters({ locale, found, isPriceMissing }: FiltersProps) {
  const groups = facetGroups(locale, found).map((group) => ({
    ...group,
    isWrong: isPriceMissing && group.name === 'price',
  }))
  return (
    <FilterRow
      locale={locale}
      groups={groups}
      sorts={resultSorts(locale, found)}
      total={found.total}
      active={found.chips.length}
      clear={searchPath(locale, {})}
    />
  )
}

/** The orders of the results. When the visitor has named a place, "nearest" means nearest to it. */
export function resultSorts(locale: Locale, { ask, unordered, sort: inForce, journeys }: FoundResults): SortOption[] {
  const t = words(locale, 'search')
  const nearest = journeys ? words(locale, 'minutes')('sort.nearest', { name: journeys.to.name }) : t('sort.nearest')
  return SORTS.map((sort) => ({
    text: sort === 'nearest' ? nearest : t(`sort.${sort}`),
    href: searchPath(locale, { ...(sort === inForce ? ask : unordered), sort, page: 1 }),
    isOn: sort === inForce,
  }))
}
