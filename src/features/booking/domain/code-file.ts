import type { Locale } from '@/i18n/locales'

/** The size of the picture with the code to pay with, in pixels. */
export const CODE_PICTURE = { width: 1080, height: 1340 } as const

/** The address of that picture, for whoever has the link of the booking. */
export const codeFilePath = (locale: Locale, token: string): string => `/api/bookings/${token}/code?locale=${locale}`
