import en from '@messages/staff/en/prices.json'
import th from '@messages/staff/th/prices.json'
import type { StaffLanguage } from '@/i18n/staff-formats'
import { staffTexts } from '@/i18n/staff-texts'

/** The entry of planned prices in the menu of the back office. */
export function PricesLink({ language }: { language: StaffLanguage }) {
  return (
    <a href="/admin/prices" className="nav__link">
      <span className="nav__link-label">{staffTexts({ en, th }, language).link}</span>
    </a>
  )
}
