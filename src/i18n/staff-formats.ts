/** The languages of the back office. */
export type StaffLanguage = 'en' | 'th'

/** An amount of whole satang in the back office: ฿50,000.00. */
export const staffMoney = (satang: number): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'THB', currencyDisplay: 'narrowSymbol' }).format(
    satang / 100,
  )

/** A time in Thailand in the back office; a dash without one. */
export const staffTime = (language: StaffLanguage, date: Date | null): string =>
  date === null
    ? '–'
    : date.toLocaleString(language === 'th' ? 'th-TH' : 'en-GB', {
        timeZone: 'Asia/Bangkok',
        dateStyle: 'medium',
        timeStyle: 'short',
      })
