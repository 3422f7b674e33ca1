import en from '@messages/staff/en/payments.json'
import th from '@messages/staff/th/payments.json'
import type { StaffLanguage } from '@/i18n/staff-formats'
import { staffTexts } from '@/i18n/staff-texts'

/** The entry of finance in the menu of the back office. */
export function FinanceLink({ language }: { language: StaffLanguage }) {
  return (
    <a href="/admin/finance" className="nav__link">
      <span className="nav__link-label">{staffTexts({ en, th }, language).link}</span>
    </a>
  )
}
