import { Button } from '@/design/button'
import { Icon } from '@/design/icon'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { LineIndex } from '../rules/homes'
import type { Area } from '../rules/station'
import { KeptPlace } from './kept-place'
import { HowWeCount, keptTexts, PlaceField, WithinField } from './place-fields'

interface ResultPlaceProps {
  locale: Locale
  lines: readonly LineIndex[]
  areas: readonly Area[]
  /** The page of results, and all else that its address asks for. */
  action: string
  carried: readonly (readonly [string, string])[]
  /** null while nobody named a place. */
  chosen: { key: string; name: string } | null
  within: number | null
  /** The same results without a place. */
  without: string
}

/** Over the results of a search: where somebody works or studies, and how long it may take. A form that is the address. */
export function ResultPlace({ locale, lines, areas, action, carried, chosen, within, without }: ResultPlaceProps) {
  const t = words(locale, 'transit')
  return (
    // Other results are another form: what was chosen before must not stay in its fields.
    <details key={`${chosen?.key} ${within}`} open={chosen !== null} className="group/place border-b border-stone-200">
      <summary className="flex min-h-target cursor-pointer list-none items-center gap-x-4 py-3 [&::-webkit-details-marker]:hidden">
        <Icon name="train" className="size-5 shrink-0" />
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-4">
          <h2 className="font-medium">{t('to.title')}</h2>
          <span className="text-small text-stone-600">{t('to.lead')}</span>
        </span>
        <Icon name="down" className="ms-auto size-4 shrink-0 group-open/place:rotate-180" />
      </summary>
      <form method="get" action={action} className="grid items-end gap-4 pt-2 md:grid-cols-[2fr_1fr_auto]">
        {carried.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <PlaceField locale={locale} chosen={chosen?.key ?? null} lines={lines} areas={areas} />
        <WithinField locale={locale} chosen={within} />
        <Button type="submit">{t('to.submit')}</Button>
      </form>
      <KeptPlace chosen={chosen} without={without} {...keptTexts(locale, chosen)} />
      <div className="pb-5">
        <HowWeCount locale={locale} isOpen={chosen !== null} />
      </div>
    </details>
  )
}
