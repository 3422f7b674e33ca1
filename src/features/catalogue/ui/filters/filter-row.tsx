import { Button } from '@/design/form/button'
import { PagePart } from '@/design/layer/page-part'
import { classNames } from '@/design/show/class-names'
import { Icon } from '@/design/show/icon'
import { Link } from '@/design/show/link'
import { formatNumber } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { FacetRow } from './facet-row'
import { SORT_IN_SHEET, type SortOption } from './sort-links'

const SHEET_ID = 'filters'

/** More filters than this stand in two lines on a wide screen: in one, Thai and English values would be cut to a letter. */
const MOST_IN_A_LINE = 8

/** One option of a filter: its link and its number of projects. */
export interface FilterOption {
  text: string
  count: number
  /** The same page with the option chosen, or removed when it is on. */
  href: string
  isOn: boolean
}

/** A filter with its options. */
export interface FilterGroup {
  name: string
  label: string
  choices: readonly FilterOption[]
  /** Open, with a red border: a choice was required here (A8.4). */
  isWrong?: boolean
}

interface FilterRowProps {
  locale: Locale
  groups: readonly FilterGroup[]
  /** Offered in the sheet of a phone; on wide screens the orders are beside the results. */
  sorts: readonly SortOption[]
  /** How many projects there are now. */
  total: number
  /** How many filters are active. */
  active: number
  /** The same page without filters. */
  clear: string
}

/**
 * The filters of a list and of search results, one open at a time. Every option is a link with its number of projects.
 * On phones they are in a sheet that a button opens: a popover, so it works without scripts.
 */
export function FilterRow({ locale, groups, sorts, total, active, clear }: FilterRowProps) {
  const t = words(locale, 'search')
  const isWrong = groups.some((group) => group.isWrong)
  return (
    <div>
      <button
        type="button"
        popoverTarget={SHEET_ID}
        className={classNames(
          'flex min-h-target w-full cursor-pointer items-center justify-between gap-3 border-y px-1 md:hidden',
          isWrong ? 'border-danger text-danger' : 'border-ink',
        )}
      >
        <span className="flex items-center gap-3 font-medium">
          <Icon name="filter" className="size-5" />
          {active > 0 ? t('sheet.openCount', { count: active }) : t('sheet.open')}
        </span>
        <Icon name="up" className="size-4" />
      </button>
      <div id={SHEET_ID} popover="auto" data-layer="part" className={SHEET}>
        <SheetHead locale={locale} />
        <FacetRow label={t('results.filters')}>
          <PagePart
            as="div"
            className={classNames(
              'max-md:px-gutter md:grid md:grid-cols-4 md:border-y md:border-ink',
              groups.length > MOST_IN_A_LINE ? '2xl:grid-cols-6' : '2xl:flex 2xl:*:min-w-0 2xl:*:grow',
            )}
          >
            {groups.map((group) => (
              <Filter key={group.name} locale={locale} group={group} />
            ))}
            {sorts.length > 0 ? (
              <Filter
                locale={locale}
                group={{
                  name: 'sort',
                  label: t('results.sort'),
                  choices: sorts.map((sort) => ({ ...sort, count: 0 })),
                }}
                className={SORT_IN_SHEET}
              />
            ) : null}
          </PagePart>
        </FacetRow>
        <SheetFoot locale={locale} total={total} clear={active > 0 ? clear : null} />
      </div>
    </div>
  )
}

/** A sheet from below on phones; on wider screens its content is part of the page. */
const SHEET =
  'max-md:fixed max-md:inset-x-0 max-md:top-auto max-md:bottom-0 max-md:m-0 max-md:max-h-[88dvh] max-md:w-full ' +
  'max-md:max-w-none max-md:overflow-y-auto max-md:overscroll-contain max-md:bg-paper md:static md:m-0 md:block ' +
  'md:h-auto md:w-auto md:max-w-none md:overflow-visible md:bg-transparent border-0 p-0 text-ink'

function SheetHead({ locale }: { locale: Locale }) {
  const t = words(locale, 'search')
  return (
    <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-ink bg-paper px-gutter py-1 md:hidden">
      <p className="font-medium">{t('sheet.open')}</p>
      <button
        type="button"
        popoverTarget={SHEET_ID}
        popoverTargetAction="hide"
        aria-label={t('sheet.close')}
        className="flex min-h-target min-w-target cursor-pointer items-center justify-end"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}

function SheetFoot({ locale, total, clear }: { locale: Locale; total: number; clear: string | null }) {
  const t = words(locale, 'search')
  return (
    <div className="sticky bottom-0 z-10 flex items-center gap-4 border-t border-stone-200 bg-paper px-gutter py-3 md:hidden">
      {clear ? (
        <Link
          href={clear}
          rel="nofollow"
          className="inline-flex min-h-target shrink-0 items-center underline underline-offset-4"
        >
          {t('sheet.clear')}
        </Link>
      ) : null}
      <Button type="button" popoverTarget={SHEET_ID} popoverTargetAction="hide" className="grow">
        {t('sheet.show', { count: total })}
      </Button>
    </div>
  )
}

function Filter({ locale, group, className }: { locale: Locale; group: FilterGroup; className?: string }) {
  const t = words(locale, 'search')
  const on = group.choices.filter(({ isOn }) => isOn).map(({ text }) => text)
  return (
    <details
      name="facet"
      open={group.isWrong === true}
      className={classNames(
        'relative',
        group.isWrong ? 'border-2 border-danger' : 'border-b border-stone-200 md:border-e',
        className,
      )}
    >
      <summary className="option-head">
        <span className="flex min-w-0 flex-col">
          <span className="text-small text-stone-600">{group.label}</span>
          <span className={classNames('truncate', on.length > 0 && 'font-semibold')}>
            {on.join(', ') || t('results.any')}
          </span>
        </span>
        <Icon name="down" className="size-4" />
      </summary>
      <ul className="option-list">
        {group.choices.map((choice) => (
          <li key={choice.href}>
            <Option locale={locale} choice={choice} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Option({ locale, choice: { text, count, href, isOn } }: { locale: Locale; choice: FilterOption }) {
  const t = words(locale, 'search')
  return (
    <Link href={href} rel="nofollow" aria-current={isOn ? 'true' : undefined} className="option-row">
      <span>{text}</span>
      {count > 0 ? (
        <>
          <span aria-hidden="true">{formatNumber(locale, count)}</span>
          <span className="sr-only">{t('results.countThere', { count })}</span>
        </>
      ) : null}
      {isOn ? <Icon name="check" className="size-4" /> : null}
    </Link>
  )
}
