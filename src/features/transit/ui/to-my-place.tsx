import { Button } from '@/design/button'
import { SelectField } from '@/design/field'
import { controlClass, FieldFrame } from '@/design/field-frame'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { areaKey, type LineIndex } from '../rules/homes'
import { type FindPage, findPath, type Question, SORTS, WITHIN } from '../rules/question'
import type { Area } from '../rules/station'
import { KeptPlace } from './kept-place'

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
        <SelectField
          name="within"
          id="to-within"
          label={t('to.within')}
          defaultValue={question.within ?? ''}
          empty={t('to.any')}
          options={WITHIN.map((minutes) => ({ value: String(minutes), text: t('to.minutes', { minutes }) }))}
        />
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
        again={t('to.again', { name: '{name}' })}
        clear={destination ? t('to.clear', { name: destination.name }) : ''}
      />
      <details className="text-small">
        <summary className="inline-flex min-h-target cursor-pointer items-center underline underline-offset-4">
          {t('to.how')}
        </summary>
        <p className="max-w-prose text-stone-600">{t('to.assumed')}</p>
      </details>
    </section>
  )
}

function PlaceField({
  locale,
  chosen,
  lines,
  areas,
}: Pick<ToMyPlaceProps, 'locale' | 'lines' | 'areas'> & { chosen: string | null }) {
  const t = words(locale, 'transit')
  return (
    <FieldFrame id="to" label={t('to.label')}>
      <select id="to" name="to" defaultValue={chosen ?? ''} className={controlClass(null)}>
        <option value="">{t('to.none')}</option>
        <optgroup label={t('to.areas')}>
          {areas.map(({ slug, name }) => (
            <option key={slug} value={areaKey(slug)}>
              {name}
            </option>
          ))}
        </optgroup>
        {lines.map(({ line, stations }) => (
          <optgroup key={line.slug} label={t(`lines.${line.slug}`)}>
            {stations.map(({ slug, name, system }) => (
              <option key={slug} value={slug}>
                {`${system} ${name}`}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </FieldFrame>
  )
}
