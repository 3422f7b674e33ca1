import { SelectBox, SelectField } from '@/design/field'
import { FieldFrame } from '@/design/field-frame'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { areaKey, type LineIndex } from '../rules/homes'
import { WITHIN } from '../rules/question'
import type { Area } from '../rules/station'

/** The longest time. */
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

/** What a kept place is offered with, and let go. */
export function keptTexts(locale: Locale, chosen: { name: string } | null) {
  const t = words(locale, 'transit')
  return {
    again: t('to.again', { name: '{name}' }),
    clear: chosen ? t('to.clear', { name: chosen.name }) : '',
  }
}

/** What minutes are made of. `isOpen` where a link leads here to read it. */
export function HowWeCount({ locale, isOpen = false }: { locale: Locale; isOpen?: boolean }) {
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

/** Any area or station. */
export function PlaceField({ locale, chosen, lines, areas }: PlaceFieldProps) {
  const t = words(locale, 'transit')
  return (
    <FieldFrame id="to" label={t('to.label')}>
      <SelectBox id="to" name="to" defaultValue={chosen ?? ''}>
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
      </SelectBox>
    </FieldFrame>
  )
}
