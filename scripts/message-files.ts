import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type Locale } from '@/i18n/locales'

/** The parts whose texts staff read stand in a folder of their own, in the two languages of the back office. */
const STAFF = 'staff/'
const STAFF_LOCALES: readonly Locale[] = ['th', 'en']

/** Whether a part (`booking`, `staff/booking`) is read by staff. */
export const isForStaff = (part: string): boolean => part.startsWith(STAFF)

/** The languages that a part is written in. */
export const localesOf = (part: string): readonly Locale[] => (isForStaff(part) ? STAFF_LOCALES : LOCALES)

/** The file of a part in a language: `messages/th/booking.json`, `messages/staff/th/booking.json`. */
export const messageFile = (locale: Locale, part: string): string =>
  isForStaff(part) ? `messages/${STAFF}${locale}/${part.slice(STAFF.length)}.json` : `messages/${locale}/${part}.json`

/** The names of the JSON files of a folder, without their ending. */
export function jsonNames(folder: string): string[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return files.map((name) => name.slice(0, -'.json'.length)).sort()
}

/** Every part that is written in one of these languages: those of the site, then those of staff. */
export function partsIn(root: string, locales: readonly Locale[] = LOCALES): string[] {
  const own = locales.flatMap((locale) => jsonNames(join(root, 'messages', locale)))
  const staff = locales.flatMap((locale) => jsonNames(join(root, 'messages', STAFF, locale)))
  return [...new Set([...own, ...staff.map((name) => STAFF + name)])].sort()
}
