import en from '@messages/staff/en/price-source.json'
import th from '@messages/staff/th/price-source.json'
import { formatBaht } from '@/i18n/formats'
import type { StaffLanguage } from '@/i18n/staff-formats'
import { fillText, staffTexts } from '@/i18n/staff-texts'
import type { PriceSource as Source } from '../domain/prices/price-source'

/** Where the lowest price of a project or a unit type comes from; null: an editor typed it. */
export function PriceSource({ language, source }: { language: StaffLanguage; source: Source | null }) {
  const say = staffTexts({ en, th }, language)
  return (
    <div className="field-description">
      {source ? fillText(say.derived, { units: source.units, low: formatBaht(source.low) }) : say.typed}
    </div>
  )
}
