import { Button } from '@/design/button'
import { classNames } from '@/design/class-names'
import { CheckField, SelectField } from '@/design/field'
import { Icon } from '@/design/icon'
import { Link } from '@/design/link'
import { type ListingFilter, type ListingKind, listingPath, SORTS } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { ActiveFilter, FilterGroup } from './listing-filters'

interface FilterBarProps {
  locale: Locale
  kind: ListingKind
  filter: ListingFilter
  groups: readonly FilterGroup[]
}

/** The filter row. It is the address: a GET form whose questions open like drawers, one at a time. */
export function FilterBar({ locale, kind, filter, groups }: FilterBarProps) {
  const t = words(locale, 'catalogue')
  return (
    <form
      aria-label={t('listing.filter.label')}
      method="get"
      action={listingPath(locale, kind)}
      className="grid border-y border-ink max-md:grid-cols-2 max-md:gap-x-5 md:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_1fr_auto]"
    >
      {groups.map((group) => (
        <FilterDrawer key={group.name} locale={locale} group={group} />
      ))}
      <div className="col-span-2 flex items-end gap-4 py-3 lg:col-span-1 lg:ps-5">
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
      className="group/drawer relative max-md:open:col-span-2 border-b border-stone-200 lg:border-e lg:border-b-0 md:odd:max-lg:border-e"
    >
      <summary className="flex h-full min-h-target cursor-pointer list-none flex-col py-3 md:px-4 md:group-odd/drawer:max-lg:ps-0 lg:gap-2 lg:group-first/drawer:ps-0 [&::-webkit-details-marker]:hidden">
        <span className="text-small text-stone-600">{group.label}</span>
        <span className="flex items-center justify-between gap-4">
          <span className={classNames('truncate', chosen.length > 0 && 'font-semibold')}>{said}</span>
          <Icon name="down" className="size-4 transition-transform group-open/drawer:rotate-180" />
        </span>
      </summary>
      <fieldset className="max-h-[300px] overflow-y-auto border-stone-400 bg-paper pb-4 md:absolute md:inset-x-0 md:top-full md:z-30 md:border md:px-4 md:pt-2">
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
  kind: ListingKind
  active: readonly ActiveFilter[]
}

/** What narrows the list at present; each is a link that lets it go. */
export function ActiveFilters({ locale, kind, active }: ActiveFiltersProps) {
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
        <Link
          href={listingPath(locale, kind)}
          className="inline-flex min-h-target items-center px-2 underline underline-offset-4"
        >
          {t('listing.filter.clear')}
        </Link>
      </li>
    </ul>
  )
}
