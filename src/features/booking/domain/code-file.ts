import type { Locale } from '@/i18n/locales'

/** The address of the picture with the code to pay with, for whoever has the link of the booking. */
export const codeFilePath = (locale: Locale, token: string): string => `/api/bookings/${token}/code?locale=${locale}`
