import en from '@messages/staff/en/booking.json'
import th from '@messages/staff/th/booking.json'
import type { StaffLanguage } from '@/i18n/staff-formats'
import { staffTexts } from '@/i18n/staff-texts'

/** The entry of bookings in the menu of the back office. */
export function BookingsLink({ language }: { language: StaffLanguage }) {
  return (
    <a href="/admin/bookings" className="nav__link">
      <span className="nav__link-label">{staffTexts({ en, th }, language).link}</span>
    </a>
  )
}
