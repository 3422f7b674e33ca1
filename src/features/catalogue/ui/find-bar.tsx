import { Button } from '@/design/form/button'
import { SelectField } from '@/design/form/field'
import { listingPath, writePrices } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { NamedPlace } from '../domain/project'
import { KINDS } from './kind-counts'
import { type PriceBandLimits, priceRangeText } from './money-words'

interface FindBarProps {
  locale: Locale
  /** Prefix of its field ids: a page may have two of these bars. */
  id: string
  /** Accessible name of this search form. */
  label: string
  places: readonly NamedPlace[]
  priceBands: readonly PriceBandLimits[]
}

/** Place and price. The two submit buttons are the two listings, so the form works without scripts. */
export function FindBar({ locale, id, label, places, priceBands }: FindBarProps) {
  const t = words(locale, 'catalogue')
  const prices = priceBands.map((band) => ({
    value: writePrices([{ from: band.from ?? 0, to: band.to }]),
    text: priceRangeText(locale, band),
  }))
  return (
    <search aria-label={label}>
      <form
        method="get"
        action={listingPath(locale, 'condominium')}
        className="grid gap-4 md:grid-cols-2 lg:grid-cols-4 lg:items-end lg:gap-5"
      >
        <SelectField
          name="place"
          id={`${id}-area`}
          label={t('home.find.area')}
          empty={t('home.find.anyArea')}
          options={places.map((place) => ({ value: place.slug, text: place.fullName }))}
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
