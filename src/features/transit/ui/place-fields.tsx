import { SelectBox, SelectField } from '@/design/form/field'
import { FieldFrame } from '@/design/form/field-frame'
import { optionsHtml } from '@/design/form/options-html'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { WITHIN } from '../domain/finder-query'
import { areaKey, type LineIndex } from '../domain/homes'
import type { Area } from '../domain/station'

/** Select field of the maximum travel time. */
export function WithinField({ locale, chosen }: { locale: Locale; chosen: number | null }) {
  const t = words(locale, 'transit')
  return (
    <SelectField
      name="within"
      id="to-within"
      label={t('to.within')}
      defaultValue={chosen ?? ''}
      empty={t('to.any')}
      options={WITHIN.map((minutes) => ({ value: String(minutes), text: t('to.minutes', { minutes }) }))}
    />
  )
}

/** Texts for offering and clearing a saved place. */
export function savedPlaceTexts(locale: Locale, chosen: { name: string } | null) {
  const t = words(locale, 'transit')
  return {
    again: t('to.again', { name: '{name}' }),
    clear: chosen ? t('to.clear', { name: chosen.name }) : '',
  }
}

/** How travel times are calculated. `isOpen` when a link leads here. */
export function TravelTimeMethod({ locale, isOpen = false }: { locale: Locale; isOpen?: boolean }) {
  const t = words(locale, 'transit')
  return (
    <details id="to-how" open={isOpen} className="text-small">
      <summary className="inline-flex min-h-target cursor-pointer items-center underline underline-offset-4">
        {t('to.how')}
      </summary>
      <p className="max-w-prose text-stone-600">{t('to.assumed')}</p>
    </details>
  )
}

interface PlaceFieldProps {
  locale: Locale
  chosen: string | null
  lines: readonly LineIndex[]
  areas: readonly Area[]
}

/** Select field of all areas and stations. */
export function PlaceField({ locale, chosen, lines, areas }: PlaceFieldProps) {
  const t = words(locale, 'transit')
  const areaGroup = {
    label: t('to.areas'),
    options: areas.map(({ slug, name }) => ({ value: areaKey(slug), text: name })),
  }
  const lineGroups = lines.map(({ line, stations }) => ({
    label: t(`lines.${line.slug}`),
    options: stations.map(({ slug, name, system }) => ({ value: slug, text: `${system} ${name}` })),
  }))
  return (
    <FieldFrame id="to" label={t('to.label')}>
      <SelectBox
        id="to"
        name="to"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by `optionsHtml`
        dangerouslySetInnerHTML={{ __html: optionsHtml(t('to.none'), [areaGroup, ...lineGroups], chosen ?? '') }}
      />
    </FieldFrame>
  )
}
