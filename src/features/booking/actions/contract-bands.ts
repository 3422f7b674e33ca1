import type { Locale } from '@/i18n/locales'
import type { Band, Paragraph } from '@/platform/pdf/paper'
import { clausesOf } from '../domain/contract-clauses'

/** The size of the type: the letters of the Thai text are more than two millimetres high, as the notification wants. */
const [THAI_SIZE, OTHER_SIZE] = [12, 10.5]

function clauseBlocks(locale: Locale, text: string): Paragraph[][] {
  const size = locale === 'th' ? THAI_SIZE : OTHER_SIZE
  return clausesOf(text).map((clause) => [
    { text: clause.title, locale, size: 13, typeface: 'serif', hasRule: true, above: 14 },
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
