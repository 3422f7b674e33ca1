import type { Locale } from '@/i18n/locales'
import type { Band, Paragraph } from '@/platform/pdf/paper'
import { clausesOf } from '../domain/contract-clauses'

/** The size of the binding text: its letters are 2.7 mm high and fewer than eleven an inch, as the notification wants. */
const THAI_SIZE = 13.5

/** The size of what a contract says in a language. */
export const contractSize = (locale: Locale): number => (locale === 'th' ? THAI_SIZE : 10.5)

function clauseBlocks(locale: Locale, text: string): Paragraph[][] {
  const size = contractSize(locale)
  return clausesOf(text).map((clause) => [
    { text: clause.title, locale, size: THAI_SIZE, typeface: 'serif', hasRule: true, above: 14 },
    { text: clause.text, locale, size, isQuiet: locale !== 'th' },
  ])
}

/** The clauses of a contract as its PDF sets them: Thai, with the translation beside each, under a head for each language. */
export function contractBands(
  { locale, thai, translated }: { locale: Locale; thai: string; translated: string },
  headOf: (locale: Locale) => Paragraph[],
): Band[] {
  const columns = [[headOf('th'), ...clauseBlocks('th', thai)]]
  if (locale !== 'th' && translated !== '') columns.push([headOf(locale), ...clauseBlocks(locale, translated)])
  return (columns[0] ?? []).map((_, at): Band => columns.map((parts) => parts[at] ?? []))
}
