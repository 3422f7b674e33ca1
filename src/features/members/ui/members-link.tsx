import en from '@messages/staff/en/members.json'
import th from '@messages/staff/th/members.json'
import type { StaffLanguage } from '@/i18n/staff-formats'
import { staffTexts } from '@/i18n/staff-texts'

/** The entry of the members in the menu of the back office. */
export function MembersLink({ language }: { language: StaffLanguage }) {
  return (
    <a href="/admin/members" className="nav__link">
      <span className="nav__link-label">{staffTexts({ en, th }, language).link}</span>
    </a>
  )
}
