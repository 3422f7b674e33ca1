import type { Locale } from '@/i18n/locales'

/** A label of the back office in its two languages. */
export const label = (en: string, th: string) => ({ en, th })

/** An option of a select: its stored value and its two names. */
export const option = <Value extends string>(value: Value, en: string, th: string) => ({
  value,
  label: label(en, th),
})

/** The menu groups of the back office, in the order of `experience.md`. */
export const MENU = {
  catalogue: label('Catalogue', 'โครงการและยูนิต'),
  content: label('Content', 'เนื้อหา'),
  leads: label('Leads', 'ผู้สนใจ'),
  people: label('People', 'ผู้ใช้งาน'),
  settings: label('Settings', 'ตั้งค่า'),
} as const

/** The content languages as the back office names them. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  th: 'ไทย',
  en: 'English',
  cht: '繁體中文',
  chs: '简体中文',
}
