import type { UnitType } from '@/features/catalogue'
import { readLiveAvailability } from '@/features/catalogue/queries/live-availability'
import { StartingOffer, UnitOffers } from '@/features/catalogue/ui/microsite/unit-offers'
import { startingBefore, unitBefore } from '@/features/catalogue/ui/money-words'
import type { Locale } from '@/i18n/locales'
import { readOfferLines } from './offer-lines'

interface CutPriceProps {
  locale: Locale
  slug: string
  type: UnitType | undefined
  /** Whole baht. */
  price: number
}

/** What a price of a unit type, or of a unit of it, was before a promotion; nothing where none cuts it. */
export async function cutPrice({ locale, slug, type, price }: CutPriceProps) {
  if (!type) return null
  if (price === type.priceFrom) {
    const before = startingBefore(locale, type)
    if (before === '') return null
    return (
      <p className="border-s-4 border-accent ps-4">
        <StartingOffer before={before} offer={type.priceOffer} offers={await readOfferLines(locale, slug)} />
      </p>
    )
  }
  const units = (await readLiveAvailability(slug))?.units ?? []
  const unit = units.find((one) => one.type === type.code && one.price === price && one.priceBefore !== null)
  if (!unit) return null
  return <UnitOffers unit={unit} offers={await readOfferLines(locale, slug)} before={unitBefore(locale)} />
}
