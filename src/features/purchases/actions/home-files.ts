import type { Locale } from '@/i18n/locales'

/** The address of a receipt of a home as PDF. */
export const homeReceiptFile = (locale: Locale, token: string, number: string): string =>
  `/api/homes/${token}/receipt?receipt=${number}&locale=${locale}`

/** The address of the signed contract of a home as PDF. It is in the languages in which it was signed. */
export const homeContractFile = (token: string): string => `/api/homes/${token}/contract`

/** The address of the scan of a contract that was signed on paper. */
export const homeScanFile = (token: string): string => `/api/homes/${token}/contract-scan`
