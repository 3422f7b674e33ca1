import { Button } from '@/design/form/button'
import { KeptPart } from '@/design/layer/page-part'
import { Icon } from '@/design/show/icon'
import { phrased } from '@/design/show/phrased'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { LineIndex } from '../domain/homes'
import type { Area } from '../domain/station'
import { PlaceField, savedPlaceTexts, TravelTimeMethod, WithinField } from './place-fields'
import { SavedPlace } from './saved-place'

interface ResultPlaceProps {
  locale: Locale
  lines: readonly LineIndex[]
  areas: readonly Area[]
  /** The results page, and all other parameters of its address. */
  action: string
  carried: readonly (readonly [string, string])[]
  /** null when no place is set. */
  chosen: { key: string; name: string } | null
  within: number | null
  /** Link to the same results without a place. */
  without: string
}

/** Above the search results: the place of the visitor and the maximum travel time, as a GET form. */
export function ResultPlace({ locale, lines, areas, action, carried, chosen, within, without }: ResultPlaceProps) {
  const t = words(locale, 'transit')
  return (
    // The key resets the fields when the results change, so that no old choice remains in them.
    <details key={`${chosen?.key} ${within}`} open={chosen !== null} className="group/place border-b border-stone-200">
      <summary className="flex min-h-target cursor-pointer list-none items-center gap-x-4 md:py-3 [&::-webkit-details-marker]:hidden">
        <Icon name="train" className="size-5 shrink-0" />
        <h2 className="font-medium">{phrased(t('to.title'))}</h2>
        <span className="min-w-0 text-small text-stone-600 max-md:hidden">{t('to.lead')}</span>
        <Icon name="down" className="ms-auto size-4 shrink-0 group-open/place:rotate-180" />
      </summary>
      <form method="get" action={action} className="grid items-end gap-4 pt-2 md:grid-cols-[2fr_1fr_auto]">
        {carried.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <KeptPart of={PlaceField} by={[lines, areas]} props={{ locale, chosen: chosen?.key ?? null, lines, areas }} />
        <WithinField locale={locale} chosen={within} />
        <Button type="submit">{t('to.submit')}</Button>
      </form>
      <SavedPlace chosen={chosen} without={without} {...savedPlaceTexts(locale, chosen)} />
      <div className="pb-5">
        <TravelTimeMethod locale={locale} isOpen={chosen !== null} />
      </div>
    </details>
  )
}
