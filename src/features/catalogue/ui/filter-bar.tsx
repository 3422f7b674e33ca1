import { Button } from '@/design/button'
import { classNames } from '@/design/class-names'
import { CheckField, SelectField } from '@/design/field'
import { Icon } from '@/design/icon'
import { Link } from '@/design/link'
import { SORTS } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { type ActiveFilter, type FilterContext, filterGroups } from './listing-filters'

type FilterGroup = ReturnType<typeof filterGroups>[number]

/** On wide screens all filters are in one row; five only where the row is wide enough for their labels. */
const COLUMNS: Readonly<Record<number, string>> = {
  1: 'lg:grid-cols-[1fr_auto]',
  2: 'lg:grid-cols-[1fr_1fr_auto]',
  3: 'lg:grid-cols-[1fr_1fr_1fr_auto]',
  4: 'lg:grid-cols-[1fr_1fr_1fr_1fr_auto]',
  5: 'lg:grid-cols-5 3xl:grid-cols-[1fr_1fr_1fr_1fr_1fr_auto]',
}
const SORT_CELL = {
  short: 'lg:col-span-1 lg:ps-5',
  long: 'lg:max-3xl:col-span-5 lg:max-3xl:border-t border-stone-200 3xl:col-span-1 3xl:ps-5',
} as const

/** The filter row: a GET form, so the address is its state. Its filters open one at a time. */
export function FilterBar(context: FilterContext) {
  const { locale, href, filter } = context
  const t = words(locale, 'catalogue')
  const groups = filterGroups(context)
  return (
    <form
      aria-label={t('listing.filter.label')}
      method="get"
      action={href({})}
      className={classNames('grid grid-cols-2 border-y border-ink max-md:gap-x-5', COLUMNS[groups.length])}
    >
      {groups.map((group) => (
        <FilterDrawer key={group.name} locale={locale} group={group} />
      ))}
      <div
        className={classNames('col-span-2 flex items-end gap-4 py-3', SORT_CELL[groups.length > 4 ? 'long' : 'short'])}
      >
        <SelectField
          name="sort"
          id="filter-sort"
          label={<span className="text-small font-normal text-stone-600">{t('listing.filter.sort')}</span>}
          defaultValue={filter.sort ?? ''}
          empty={t('listing.sort.ours')}
          options={SORTS.map((sort) => ({ value: sort, text: t(`listing.sort.${sort}`) }))}
          className="min-w-0 grow"
        />
        <Button type="submit" className="shrink-0">
          {t('listing.filter.submit')}
        </Button>
      </div>
    </form>
  )
}

function FilterDrawer({ locale, group }: { locale: Locale; group: FilterGroup }) {
  const t = words(locale, 'catalogue')
  const chosen = group.choices.filter((choice) => choice.isOn)
  const [only] = chosen
  const said =
    chosen.length > 1 ? t('listing.filter.chosen', { count: chosen.length }) : (only?.text ?? t('listing.filter.any'))
  return (
    <details
      name="filter"
      className="group/drawer relative max-md:open:col-span-2 border-b border-stone-200 lg:border-e lg:border-b-0 md:max-lg:odd:not-last-of-type:border-e max-lg:odd:last-of-type:col-span-2 lg:max-3xl:nth-[5]:border-e-0"
    >
      <summary className="flex h-full min-h-target cursor-pointer list-none flex-col py-3 md:px-4 md:group-odd/drawer:max-lg:ps-0 lg:gap-2 lg:group-first/drawer:ps-0 [&::-webkit-details-marker]:hidden">
        <span className="text-small text-stone-600">{group.label}</span>
        <span className="flex items-center justify-between gap-4">
          <span className={classNames('truncate', chosen.length > 0 && 'font-semibold')}>{said}</span>
          <Icon name="down" className="size-4 transition-transform group-open/drawer:rotate-180" />
        </span>
      </summary>
      <fieldset className="max-h-dropdown overflow-y-auto border-stone-400 bg-paper pb-4 md:absolute md:inset-x-0 md:top-full md:z-30 md:border md:px-4 md:pt-2">
        <legend className="sr-only">{group.label}</legend>
        {group.choices.map((choice) => (
          <CheckField
            key={choice.value}
            id={`${group.name}-${choice.value}`}
            name={group.name}
            value={choice.value}
            defaultChecked={choice.isOn}
            label={choice.text}
          />
        ))}
      </fieldset>
    </details>
  )
}

interface ActiveFiltersProps {
  locale: Locale
  active: readonly ActiveFilter[]
  /** The address of the list without filters. */
  all: string
}

/** The active filters, each a link that removes it. */
export function ActiveFilters({ locale, active, all }: ActiveFiltersProps) {
  const t = words(locale, 'catalogue')
  if (active.length === 0) return null
  return (
    <ul aria-label={t('listing.filter.active')} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {active.map((filter) => (
        <li key={filter.without}>
          <Link
            href={filter.without}
            aria-label={t('listing.filter.remove', { name: filter.text })}
            className="inline-flex min-h-target items-center gap-2 rounded-control border border-ink px-4 hover:bg-ink hover:text-paper"
          >
            {filter.text}
            <Icon name="close" className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link href={all} className="inline-flex min-h-target items-center px-2 underline underline-offset-4">
          {t('listing.filter.clear')}
        </Link>
      </li>
    </ul>
  )
}
