import type { Locale } from '@/i18n/locales'

/** The address of a receipt as PDF, for whoever has the link of its booking. */
export const receiptFilePath = (locale: Locale, token: string, number: string): string =>
  `/api/bookings/${token}/receipt?receipt=${number}&locale=${locale}`
