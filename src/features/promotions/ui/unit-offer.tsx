import en from '@messages/staff/en/promotions.json'
import th from '@messages/staff/th/promotions.json'
import { formatBaht } from '@/i18n/formats'
import type { StaffLanguage } from '@/i18n/staff-formats'
import { fillText, staffTexts } from '@/i18n/staff-texts'

interface UnitOfferProps {
  language: StaffLanguage
  offer: { price: number; titles: readonly string[] }
}

/** What a unit costs today, and by which promotion. */
export function UnitOffer({ language, offer: { price, titles } }: UnitOfferProps) {
  return (
    <div className="field-description">
      {fillText(staffTexts({ en, th }, language).offer, { price: formatBaht(price), titles: titles.join(' · ') })}
    </div>
  )
}
