import en from '@messages/staff/en/care.json'
import th from '@messages/staff/th/care.json'
import type { StaffLanguage } from '@/i18n/staff-formats'
import { staffTexts } from '@/i18n/staff-texts'

/** The entry of complaints in the menu of the back office. */
export function CareLink({ language }: { language: StaffLanguage }) {
  return (
    <a href="/admin/care" className="nav__link">
      <span className="nav__link-label">{staffTexts({ en, th }, language).link}</span>
    </a>
  )
}
