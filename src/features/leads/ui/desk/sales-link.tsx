import en from '@messages/staff/en/leads.json'
import th from '@messages/staff/th/leads.json'
import type { StaffLanguage } from '@/i18n/staff-formats'
import { staffTexts } from '@/i18n/staff-texts'

/** The entry of the sales desk in the menu of the back office. */
export function SalesLink({ language }: { language: StaffLanguage }) {
  return (
    <a href="/admin/sales" className="nav__link">
      <span className="nav__link-label">{staffTexts({ en, th }, language).link}</span>
    </a>
  )
}
