import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { type Band, type Paragraph, setPaper } from '@/platform/pdf/paper'
import { shortHash } from '../domain/paper-contract'
import type { PaperToPrint } from '../operations/read-paper'
import { contractBands, contractSize } from './contract-bands'

/** In the place of who signs: kept sentences must hold no one's data. */
const [NAME, NUMBER] = ['\u0001', '\u0002']

function buyerOf(locale: Locale, { name, document, number }: PaperToPrint['buyers'][number]): string {
  const c = words(locale, 'contract')
  return c('paper.buyer', { name: NAME, document: c(`lines.${document}`), number: NUMBER })
    .replace(NUMBER, () => number)
    .replace(NAME, () => name)
}

function headOf(locale: Locale, { paper, reference, buyers }: PaperToPrint): Paragraph[] {
  const c = words(locale, 'contract')
  return [
    { text: c(locale === 'th' ? 'binding' : 'translation'), locale, size: 9, isQuiet: true },
    { text: c('title'), locale, size: 20, typeface: 'serif' },
    ...buyers.map(
      (buyer, at): Paragraph => ({
        text: buyerOf(locale, buyer),
        locale,
        size: contractSize(locale),
        above: at === 0 ? 8 : 0,
      }),
    ),
    {
      ...{ locale, size: 9, isQuiet: true },
      text: `${reference.toUpperCase()} · ${c('version', { version: paper.version })}`,
    },
  ]
}

/** The room for a signature, above the line. */
const SIGNATURE = { size: 10, hasRule: true, above: 72 } as const

/** A line to sign on for each buyer and for the company, two beside each other. */
function signatureBands(locales: readonly Locale[], buyers: readonly string[]): Band[] {
  const say = (text: (locale: Locale) => string): Paragraph[] =>
    locales.map((locale, at) => ({
      text: text(locale),
      locale,
      ...(at === 0 ? SIGNATURE : { size: 9, isQuiet: true }),
    }))
  const lines = [
    ...buyers.map((name) =>
      say((locale) => words(locale, 'contract')('paper.signature', { name: NAME }).replace(NAME, () => name)),
    ),
    say((locale) => words(locale, 'contract')('paper.company')),
  ]
  return Array.from({ length: Math.ceil(lines.length / 2) }, (_, at): Band => {
    const [left = [], right = []] = lines.slice(at * 2, at * 2 + 2)
    return [left, right]
  })
}

/** The reservation contract to be signed by hand, as PDF: the kept text, its fingerprint, and lines to sign on. */
export function contractToSign(asked: PaperToPrint): Promise<Buffer> {
  const { paper, reference, buyers } = asked
  const { locale, hash } = paper
  const locales: Locale[] = locale === 'th' ? ['th'] : ['th', locale]
  const told = locales.map(
    (one, at): Paragraph => ({
      ...{ text: words(one, 'contract')('paper.hash', { hash }), locale: one, size: 9, isQuiet: true },
      ...(at === 0 && { hasRule: true, above: 16 }),
    }),
  )
  return setPaper({
    title: `${words('th', 'contract')('title')} ${reference.toUpperCase()}`,
    locale,
    bands: [
      ...contractBands(paper, (one) => headOf(one, asked)),
      [told],
      ...signatureBands(
        locales,
        buyers.map(({ name }) => name),
      ),
    ],
    foot: `${reference.toUpperCase()} · ${paper.version} · ${shortHash(hash)}`,
    createdAt: paper.printedAt,
  })
}
