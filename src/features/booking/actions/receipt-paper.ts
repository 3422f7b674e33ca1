import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { type Band, type Paragraph, setPaper } from '@/platform/pdf/paper'
import { type ReceiptFacts, receiptLocales, receiptText } from './receipt-text'

const headOf = (locale: Locale, facts: ReceiptFacts): Paragraph[] => {
  const { label, title, company } = receiptText(locale, facts)
  const [name, ...rest] = company
  return [
    { text: label, locale, size: 9, isQuiet: true },
    { text: title, locale, size: 22, typeface: 'serif' },
    { text: name, locale, size: 11.5, above: 12 },
    ...rest.map((text) => ({ text, locale, size: 10 })),
  ]
}

/** Nothing stands beside a row that one language lacks, such as the Thai sum in words. */
function rowOf(locale: Locale, facts: ReceiptFacts, at: number): Paragraph[] {
  const row = receiptText(locale, facts).rows[at]
  if (!row) return []
  return [
    { text: row[0], locale, size: 9, isQuiet: true, hasRule: true, above: 12 },
    { text: row[1], locale, size: 12 },
  ]
}

const noteOf = (locale: Locale, facts: ReceiptFacts): Paragraph[] => [
  { text: receiptText(locale, facts).note, locale, size: 10, isQuiet: true, hasRule: true, above: 12 },
]

/** A receipt that moved no money says so above everything else. */
const trialBand = (locales: readonly Locale[]): Band =>
  locales.map((locale) => {
    const t = words(locale, 'payments')
    return [
      { text: t('trial.title'), locale, size: 12 },
      { text: t('trial.text'), locale, size: 10, isQuiet: true },
      { text: ' ', locale, size: 8 },
    ]
  })

/** A receipt as PDF: in Thai, with the reader's language beside it. */
export function receiptPaper(locale: Locale, facts: ReceiptFacts): Promise<Buffer> {
  const locales = receiptLocales(locale)
  const count = Math.max(...locales.map((each) => receiptText(each, facts).rows.length))
  const bands: Band[] = [
    locales.map((each) => headOf(each, facts)),
    ...Array.from({ length: count }, (_, at) => locales.map((each) => rowOf(each, facts, at))),
    locales.map((each) => noteOf(each, facts)),
  ]
  const { receipt } = facts
  return setPaper({
    title: `${receiptText('th', facts).title} ${receipt.number}`,
    locale,
    bands: receipt.isLive ? bands : [trialBand(locales), ...bands],
    foot: receipt.number,
    createdAt: receipt.issuedAt,
  })
}
