import type { Locale } from './locales'
import { words } from './words'

/** Facilities are stored as codes; an editor's free text is shown as it is. */
export function facilityName(locale: Locale, facility: string): string {
  const t = words(locale, 'catalogue')
  const key = `facility.${facility}` as Parameters<typeof t>[0]
  return t.has(key) ? t(key) : facility
}
