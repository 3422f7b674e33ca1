import { Button } from '@/design/form/button'
import { SelectField } from '@/design/form/field'
import { Icon } from '@/design/show/icon'
import { phrased } from '@/design/show/phrased'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { type FinderFilters, type FindPage, findPath, SORTS } from '../domain/finder-query'
import type { LineIndex } from '../domain/homes'
import type { Area } from '../domain/station'
import { PlaceField, savedPlaceTexts, TravelTimeMethod, WithinField } from './place-fields'
import { SavedPlace } from './saved-place'

export interface ToMyPlaceProps {
  locale: Locale
  page: FindPage
  question: FinderFilters
  /** null when no place is set. */
  destination: { key: string; name: string } | null
  lines: readonly LineIndex[]
  areas: readonly Area[]
}

/** The place of the visitor, the maximum travel time and the sort order, as a GET form. Folded until a place is set: the map and the homes come first. */
export function ToMyPlace({ locale, page, question, destination, lines, areas }: ToMyPlaceProps) {
  const t = words(locale, 'transit')
  const kept = (['line', 'station', 'area'] as const).filter((key) => question[key] !== null)
  return (
    <section aria-labelledby="to-title" className="flex flex-col border-y border-ink">
      {/* The key resets the fields when the query changes, so that no old choice remains in them. */}
      <details key={findPath(locale, page, question)} open={destination !== null} className="group/place">
        <summary className="grid min-h-target cursor-pointer list-none grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 py-3 [&::-webkit-details-marker]:hidden">
          <Icon name="train" className="row-span-2 size-5" />
          <h2 id="to-title" className="font-medium">
            {phrased(t('to.title'))}
          </h2>
          <Icon name="down" className="row-span-2 size-4 group-open/place:rotate-180" />
          <span className="col-start-2 text-small text-stone-600">{t('to.lead')}</span>
        </summary>
        <form method="get" action={findPath(locale, page)} className="grid items-end gap-4 pt-2 pb-4 md:grid-cols-2">
          {kept.map((key) => (
            <input key={key} type="hidden" name={key} value={question[key] ?? ''} />
          ))}
          <PlaceField locale={locale} chosen={question.to} lines={lines} areas={areas} />
          <WithinField locale={locale} chosen={question.within} />
          <SelectField
            name="sort"
            id="to-sort"
            label={t('to.sort')}
            defaultValue={question.sort ?? ''}
            empty={t('to.usual')}
            options={SORTS.map((sort) => ({ value: sort, text: t(`to.sorts.${sort}`) }))}
          />
          <Button type="submit">{t('to.submit')}</Button>
        </form>
        <TravelTimeMethod locale={locale} />
      </details>
      <SavedPlace
        chosen={destination}
        without={findPath(locale, page, { ...question, to: null, within: null, sort: null })}
        {...savedPlaceTexts(locale, destination)}
      />
    </section>
  )
}
