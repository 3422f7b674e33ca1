import { Button } from '@/design/button'
import { SelectField } from '@/design/field'
import { listingPath, writePrices } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Place } from '../rules/project'
import { KINDS } from './kind-counts'
import { bandText, type PriceBandLimits } from './money-words'

interface FindBarProps {
  locale: Locale
  /** Begins the ids of its fields: two of these bars may stand on one page. */
  id: string
  /** Names the bar among the searches of a page. */
  label: string
  places: readonly Place[]
  priceBands: readonly PriceBandLimits[]
}

/** Where and for how much; the two buttons are the two listings, so that the form needs no script. */
export function FindBar({ locale, id, label, places, priceBands }: FindBarProps) {
  const t = words(locale, 'catalogue')
  const prices = priceBands.map((band) => ({
    value: writePrices([{ from: band.from ?? 0, to: band.to }]),
    text: bandText(locale, band),
  }))
  return (
    <search aria-label={label}>
      <form
        method="get"
        action={listingPath(locale, 'condominium')}
        className="grid gap-4 md:grid-cols-2 lg:grid-cols-4 lg:items-end lg:gap-5"
      >
        <SelectField
          name="area"
          id={`${id}-area`}
          label={t('home.find.area')}
          empty={t('home.find.anyArea')}
          options={places.map((place) => ({ value: place.slug, text: place.name }))}
        />
        <SelectField
          name="price"
          id={`${id}-price`}
          label={t('home.find.price')}
          empty={t('home.find.anyPrice')}
          options={prices}
        />
        {KINDS.map((kind) => (
          <Button
            key={kind}
            type="submit"
            formAction={listingPath(locale, kind)}
            variant={kind === 'condominium' ? 'primary' : 'quiet'}
            className="w-full"
          >
            {t(`home.find.${kind}`)}
          </Button>
        ))}
      </form>
    </search>
  )
}
