import en from '@messages/staff/en/payments.json'
import th from '@messages/staff/th/payments.json'
import type { StaffLanguage } from '@/i18n/staff-formats'
import { staffTexts } from '@/i18n/staff-texts'

/** The texts of payments in the back office. */
export const paymentTexts = (language: StaffLanguage) => staffTexts({ en, th }, language)
