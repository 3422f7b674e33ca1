import type { UnitType } from '@/features/catalogue'
import { readLiveAvailability } from '@/features/catalogue/queries/live-availability'
import { startingBefore, unitBefore } from '@/features/catalogue/ui/money-words'
import { StartingOffer, UnitOffers } from '@/features/project-page/ui/microsite/unit-offers'
import type { Locale } from '@/i18n/locales'
import { fromOf } from '@/kernel/price'
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
  if (price === fromOf(type.price)) {
    const before = startingBefore(locale, type.price)
    if (before === '') return null
    return (
      <p className="border-s-4 border-accent ps-4">
        <StartingOffer before={before} price={type.price} offers={await readOfferLines(locale, slug)} />
      </p>
    )
  }
  const units = (await readLiveAvailability(slug))?.units ?? []
  const unit = units.find((one) => one.type === type.code && fromOf(one.price) === price && one.price.before !== null)
  if (!unit) return null
  return <UnitOffers unit={unit} offers={await readOfferLines(locale, slug)} before={unitBefore(locale)} />
}
