import type { ReactNode } from 'react'
import { Button } from '@/design/form/button'
import { SelectField } from '@/design/form/field'
import { controlClass, FieldFrame } from '@/design/form/field-frame'
import { Icon } from '@/design/show/icon'
import type { Choice, LandingChoice, SearchExample } from '@/features/catalogue'
import { priceRangeText } from '@/features/catalogue/ui'
import { type PriceRange, pagePath, writePrices } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { GROUPS, groupSegment } from '@/kernel/vocabulary'
import { searchPath } from '../../domain/results/search-address'
import { type BrowseGroup, BrowseMenu } from './browse-menu'
import { exampleText } from './example-text'
import { LivePanel } from './live-panel'
import { FIELD_ID, PRICE_ERROR_ID, PRICES_ID } from './panel-ids'
import { suggestTexts } from './suggest-texts'

interface SearchFiltersProps {
  locale: Locale
  places: readonly { slug: string; fullName: string }[]
  /** Price bands of set 1 (C12). */
  priceBands: readonly { from: number | null; to: number | null }[]
  /** The operators of lines with homes nearby: BTS, MRT. */
  systems: readonly string[]
  /** The landing pages that editors offer (A9.4, A9.5). */
  choices: Readonly<Record<LandingChoice, readonly Choice[]>>
}

interface SearchPanelProps {
  locale: Locale
  /** `SearchFilters`, rendered. */
  filters: ReactNode
  /** The home that the keyword field gives as an example; null: none is for sale. */
  example: SearchExample | null
  /** The voice button with its panel, under the keyword field. */
  voice?: ReactNode
}

/**
 * The search of the header (A8.1): keyword, three menus, prices. One GET form to the results page that works without
 * scripts; suggestions and other scripts load when it is first opened.
 */
export function SearchPanel({ locale, filters, example, voice }: SearchPanelProps) {
  const t = words(locale, 'search')
  return (
    <search aria-label={words(locale, 'shell')('search.title')}>
      <form
        method="get"
        action={searchPath(locale, {})}
        className="grid grid-cols-1 gap-5 lg:grid-cols-12 lg:grid-rows-[auto_auto_auto_1fr] lg:gap-x-7"
      >
        <FieldFrame id={FIELD_ID} label={t('panel.words')} className="lg:col-span-7">
          <span className="flex gap-3">
            <input
              type="search"
              id={FIELD_ID}
              name="keyword"
              // biome-ignore lint/a11y/noAutofocus: only when the panel opens, which is for typing
              autoFocus
              autoComplete="off"
              enterKeyHint="search"
              maxLength={200}
              placeholder={example ? t('panel.try', { example: exampleText(locale, example) }) : undefined}
              className={`${controlClass(null)} min-w-0 grow [&::-webkit-search-cancel-button]:brightness-0`}
            />
            <Button type="submit" className="shrink-0">
              <Icon name="search" className="size-5" />
              <span className="max-sm:sr-only">{t('panel.submit')}</span>
            </Button>
          </span>
        </FieldFrame>
        {voice ? <div className="lg:col-span-7">{voice}</div> : null}
        {/* On phones as high whatever it shows: what is below must not move while a finger is on its way there. */}
        <div className="min-w-0 max-lg:not-noscript:h-[min(19rem,42svh)] max-lg:border-b max-lg:border-stone-200 lg:col-span-5 lg:col-start-8 lg:row-span-4 lg:row-start-1">
          <LivePanel locale={locale} texts={suggestTexts(locale)} />
        </div>
        {filters}
      </form>
    </search>
  )
}

/** The menus and prices of the panel, the same on every page. */
export function SearchFilters({ locale, places, priceBands, systems, choices }: SearchFiltersProps) {
  return (
    <>
      <Menus locale={locale} places={places} systems={systems} choices={choices} />
      <Prices locale={locale} bands={priceBands.map(({ from, to }) => ({ from: from ?? 0, to }))} />
    </>
  )
}

/**
 * The filter bar (A8.1): the kind of home, and two menus with landing pages of places or values that narrow the search.
 * One menu is open at a time and a second click closes it, also without scripts.
 */
function Menus({ locale, places, systems, choices }: Omit<SearchFiltersProps, 'priceBands'>) {
  const t = words(locale, 'search')
  const groups = words(locale, 'catalogue')
  return (
    // The panel is as high as its normal flow: an open menu adds the space it needs.
    <div className="relative grid gap-4 sm:grid-cols-3 sm:has-[details[open]]:mb-[calc(var(--spacing-dropdown)+4px)] lg:col-span-7">
      <SelectField
        name="group"
        id="site-search-group"
        label={t('panel.group')}
        empty={t('panel.anyGroup')}
        options={GROUPS.map((group) => ({ value: groupSegment(group), text: groups(`group.${group}`) }))}
      />
      <BrowseMenu
        locale={locale}
        name="place"
        label={t('panel.place')}
        empty={t('panel.anyPlace')}
        options={places.map(({ slug, fullName }) => ({ value: slug, text: fullName }))}
        groups={placeGroups(locale, choices)}
      />
      <BrowseMenu
        locale={locale}
        name="line"
        label={t('panel.travel')}
        empty={t('panel.anyTravel')}
        options={systems.map((system) => ({ value: system.toLowerCase(), text: t('panel.near', { system }) }))}
        groups={travelGroups(locale, choices)}
      />
    </div>
  )
}

const ownPage = (value: string, label: string, url: string) => ({ id: value, value, label, url, isOutside: false })

function placeGroups(locale: Locale, { popular, location }: SearchFiltersProps['choices']): BrowseGroup[] {
  const t = words(locale, 'landing')
  const all = ownPage('all', words(locale, 'results')('menu.all'), pagePath(locale, 'search-seo'))
  return [
    { label: t('popular'), choices: popular },
    { label: t('areas'), choices: [...location, all] },
  ]
}

function travelGroups(locale: Locale, { transportation }: SearchFiltersProps['choices']): BrowseGroup[] {
  const t = words(locale, 'results')
  const finders = [
    ownPage('by-line', t('menu.lines'), pagePath(locale, 'find-by-line')),
    ownPage('by-map', t('menu.onMap'), pagePath(locale, 'find-by-map')),
  ]
  return [{ label: words(locale, 'landing')('transportation'), choices: [...transportation, ...finders] }]
}

/** The price panel: 4, 3 or 2 a row. Submitted without a choice it shows an error with a red border (A8.4). */
function Prices({ locale, bands }: { locale: Locale; bands: readonly PriceRange[] }) {
  const t = words(locale, 'search')
  return (
    <fieldset
      id={PRICES_ID}
      className="group/prices flex min-w-0 flex-col gap-3 self-start border border-stone-400 p-4 data-wrong:border-2 data-wrong:border-danger lg:col-span-7"
    >
      <legend className="px-1 font-medium">{t('panel.price')}</legend>
      <div className="grid grid-cols-2 gap-x-5 md:grid-cols-3 lg:grid-cols-4">
        {bands.map((band) => (
          <label key={writePrices([band])} className="flex min-h-target cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name="price"
              value={writePrices([band])}
              className="size-5 shrink-0 rounded-control accent-accent"
            />
            {priceRangeText(locale, band)}
          </label>
        ))}
      </div>
      <p
        id={PRICE_ERROR_ID}
        role="alert"
        className="hidden text-small font-medium text-danger group-data-wrong/prices:block"
      >
        {t('panel.priceMissing')}
      </p>
      <Button type="submit" name="type_tab" value="price" variant="quiet" className="self-start">
        {t('panel.byPrice')}
      </Button>
    </fieldset>
  )
}
