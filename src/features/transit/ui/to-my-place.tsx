import { Button } from '@/design/button'
import { SelectField } from '@/design/field'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { LineIndex } from '../rules/homes'
import { type FindPage, findPath, type Question, SORTS } from '../rules/question'
import type { Area } from '../rules/station'
import { KeptPlace } from './kept-place'
import { HowWeCount, keptTexts, PlaceField, WithinField } from './place-fields'

export interface ToMyPlaceProps {
  locale: Locale
  page: FindPage
  question: Question
  /** null while nobody chose a place. */
  destination: { key: string; name: string } | null
  lines: readonly LineIndex[]
  areas: readonly Area[]
}

/** Where somebody works or studies, how long it may take, and what comes first: a form that is the address. */
export function ToMyPlace({ locale, page, question, destination, lines, areas }: ToMyPlaceProps) {
  const t = words(locale, 'transit')
  const kept = (['line', 'station', 'area'] as const).filter((key) => question[key] !== null)
  return (
    <section aria-labelledby="to-title" className="flex flex-col gap-4 border-y border-ink py-5">
      <div className="flex max-w-prose flex-col gap-1">
        <h2 id="to-title" className="type-display text-h3">
          {t('to.title')}
        </h2>
        <p className="text-small text-stone-600">{t('to.lead')}</p>
      </div>
      {/* Another question is another form: what was chosen before must not stay in its fields. */}
      <form
        key={findPath(locale, page, question)}
        method="get"
        action={findPath(locale, page)}
        className="grid items-end gap-4 md:grid-cols-2 xl:grid-cols-[2fr_1fr_1fr_auto]"
      >
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
      <KeptPlace
        chosen={destination}
        without={findPath(locale, page, { ...question, to: null, within: null, sort: null })}
        {...keptTexts(locale, destination)}
      />
      <HowWeCount locale={locale} />
    </section>
  )
}
