import type { StaffLanguage } from './locales'

export type { StaffLanguage }

/** An amount of whole satang in the back office: ฿50,000.00. */
export const staffMoney = (satang: number): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'THB', currencyDisplay: 'narrowSymbol' }).format(
    satang / 100,
  )

const localeOf = (language: StaffLanguage): string => (language === 'th' ? 'th-TH' : 'en-GB')

/** A day (`2027-01-15`) in the back office: 15 Jan 2027, 15 ม.ค. 2570. */
export const staffDay = (language: StaffLanguage, day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(localeOf(language), { timeZone: 'UTC', dateStyle: 'medium' })

/** A time in Thailand in the back office; a dash without one. */
export const staffTime = (language: StaffLanguage, date: Date | null): string =>
  date === null
    ? '–'
    : date.toLocaleString(localeOf(language), {
        timeZone: 'Asia/Bangkok',
        dateStyle: 'medium',
        timeStyle: 'short',
      })
