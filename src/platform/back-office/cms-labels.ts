import type { PayloadRequest } from 'payload'

/** A back office label in its two languages. */
export const label = (en: string, th: string) => ({ en, th })

/** A sentence in the back office language of the signed-in user. */
export const inStaffLanguage = (req: PayloadRequest, { en, th }: ReturnType<typeof label>): string =>
  req.i18n?.language === 'th' ? th : en

/** A select option: its stored value and its two labels. */
export const option = <Value extends string>(value: Value, en: string, th: string) => ({
  value,
  label: label(en, th),
})

/** The days of the week, as `Date.getDay` counts them. */
export const WEEKDAY_OPTIONS = [
  option('1', 'Monday', 'วันจันทร์'),
  option('2', 'Tuesday', 'วันอังคาร'),
  option('3', 'Wednesday', 'วันพุธ'),
  option('4', 'Thursday', 'วันพฤหัสบดี'),
  option('5', 'Friday', 'วันศุกร์'),
  option('6', 'Saturday', 'วันเสาร์'),
  option('0', 'Sunday', 'วันอาทิตย์'),
]

/** The menu groups of the back office, in the order of `experience.md`. */
export const MENU = {
  catalogue: label('Catalogue', 'โครงการและยูนิต'),
  content: label('Content', 'เนื้อหา'),
  leads: label('Leads', 'ผู้สนใจ'),
  forms: label('Forms', 'แบบฟอร์ม'),
  people: label('People', 'ผู้ใช้งาน'),
  settings: label('Settings', 'ตั้งค่า'),
} as const
