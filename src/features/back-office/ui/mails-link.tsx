import en from '@messages/staff/en/mails.json'
import th from '@messages/staff/th/mails.json'
import type { StaffLanguage } from '@/i18n/staff-formats'
import { staffTexts } from '@/i18n/staff-texts'

/** The entry of mails in the menu of the back office. */
export function MailsLink({ language }: { language: StaffLanguage }) {
  return (
    <a href="/admin/mails" className="nav__link">
      <span className="nav__link-label">{staffTexts({ en, th }, language).link}</span>
    </a>
  )
}
