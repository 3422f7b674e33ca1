import en from '@messages/staff/en/booking.json'
import th from '@messages/staff/th/booking.json'
import type { StaffLanguage } from '@/i18n/staff-formats'
import { staffTexts } from '@/i18n/staff-texts'

/** The texts of bookings in the back office. */
export const bookingTexts = (language: StaffLanguage) => staffTexts({ en, th }, language)
