import { classNames } from '@/design/class-names'
import { Icon } from '@/design/icon'
import { Link } from '@/design/link'
import { formatNumber } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { searchPath } from '../../domain/results/search-address'
import { SORTS } from '../../domain/search-types'
import { type FacetGroup, facetGroups } from './facet-choices'
import { FacetRow } from './facet-row'
import type { FoundResults } from './found-results'

interface FiltersProps {
  locale: Locale
  found: FoundResults
  /** A price search without a chosen price: the price facet is open with a red border (A8.4). */
  isPriceMissing: boolean
}

/** The facets of the results, one open at a time. Every choice is a link with its number of homes. */
export function ResultFilters({ locale, found, isPriceMissing }: FiltersProps) {
  const t = words(locale, 'search')
  const groups = facetGroups(locale, found)
  return (
    <FacetRow
      label={t('results.filters')}
      className="grid grid-cols-2 border-y border-ink md:grid-cols-4 2xl:flex 2xl:*:min-w-0 2xl:*:grow"
    >
      {groups.map((group) => (
        <Facet key={group.name} locale={locale} group={group} isWrong={isPriceMissing && group.name === 'price'} />
      ))}
    </FacetRow>
  )
}

function Facet({ locale, group, isWrong }: { locale: Locale; group: FacetGroup; isWrong: boolean }) {
  const t = words(locale, 'search')
  const on = group.choices.filter(({ isOn }) => isOn).map(({ text }) => text)
  return (
    <details
      name="facet"
      open={isWrong}
      className={classNames(
        'relative max-md:open:col-span-2',
        isWrong ? 'border-2 border-danger' : 'border-b border-stone-200 md:border-e',
      )}
    >
      <summary className="flex min-h-target cursor-pointer list-none items-center justify-between gap-3 p-3 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-col">
          <span className="text-small text-stone-600">{group.label}</span>
          <span className={classNames('truncate', on.length > 0 && 'font-semibold')}>
            {on.join(', ') || t('results.any')}
          </span>
        </span>
        <Icon name="down" className="size-4" />
      </summary>
      <ul className="max-h-dropdown overflow-y-auto bg-paper py-1 md:absolute md:start-0 md:top-full md:z-30 md:w-max md:min-w-full md:border md:border-stone-400">
        {group.choices.map((choice) => (
          <li key={choice.href}>
            <Link
              href={choice.href}
              rel="nofollow"
              aria-current={choice.isOn ? 'true' : undefined}
              className="relative flex min-h-target items-center gap-4 px-3 hover:bg-stone-100 aria-[current]:font-semibold"
            >
              <span className="min-w-0 grow">{choice.text}</span>
              <span aria-hidden="true" className="text-small text-stone-600 tabular-nums">
                {formatNumber(locale, choice.count)}
              </span>
              <span className="sr-only">{t('results.countThere', { count: choice.count })}</span>
              {choice.isOn ? <Icon name="check" className="size-4" /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Links to the sort orders, the current one marked. */
export function SortLinks({ locale, found: { ask, journeys } }: { locale: Locale; found: FoundResults }) {
  const t = words(locale, 'search')
  // When the visitor has named a place, "nearest" means nearest to it.
  const nearest = journeys ? words(locale, 'minutes')('sort.nearest', { name: journeys.to.name }) : t('sort.nearest')
  return (
    <nav aria-label={t('results.sort')} className="flex flex-wrap items-center gap-x-5">
      <span aria-hidden="true" className="text-small text-stone-600">
        {t('results.sort')}
      </span>
      <ul className="flex flex-wrap gap-x-5">
        {SORTS.map((sort) => (
          <li key={sort}>
            <Link
              href={searchPath(locale, { ...ask, sort, page: 1 })}
              rel="nofollow"
              aria-current={sort === ask.sort ? 'true' : undefined}
              className="inline-flex min-h-target items-center underline-offset-8 hover:underline aria-[current]:font-semibold aria-[current]:underline"
            >
              {sort === 'nearest' ? nearest : t(`sort.${sort}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
