import type { OwnBooking, SignedContract } from '@/features/booking'
import { contractBands, contractSize, receiptPaper } from '@/features/booking/actions'
import type { Receipt } from '@/features/payments'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { type Paragraph, setPaper } from '@/platform/pdf/paper'
import type { HomePayment } from '../domain/home'
import { type Accepted, acceptanceText } from './acceptance'
import { paidForOf } from './paid-for'
import { signatureLines } from './signature-lines'

/** A receipt of a home as PDF. */
export const homeReceiptPaper = (
  locale: Locale,
  { booking, receipt, payment }: { booking: OwnBooking; receipt: Receipt; payment: HomePayment | null },
): Promise<Buffer> =>
  receiptPaper(locale, {
    ...{ booking, receipt },
    ...(payment ? { paidFor: paidForOf(payment, booking.snapshot) } : {}),
  })

interface Signed {
  booking: Pick<OwnBooking, 'reference' | 'buyers'> & Accepted
  contract: SignedContract
}

/** What stands above the clauses: the title, who signed and when. */
function headOf(locale: Locale, { booking, contract }: Signed): Paragraph[] {
  const c = words(locale, 'contract')
  const { version } = contract
  return [
    { text: c(locale === 'th' ? 'binding' : 'translation'), locale, size: 9, isQuiet: true },
    { text: c('title'), locale, size: 20, typeface: 'serif' },
    ...signatureLines(locale, { booking, contract }).map(
      (text, at): Paragraph => ({ text, locale, size: contractSize(locale), above: at === 0 ? 8 : 2 }),
    ),
    {
      ...{ locale, size: 9, isQuiet: true },
      text: `${booking.reference.toUpperCase()} · ${c('version', { version })}`,
    },
  ]
}

/** The reservation contract as PDF: the kept texts in the languages in which it was signed, and their fingerprint. */
export function contractPaper(signed: Signed): Promise<Buffer> {
  const { booking, contract } = signed
  const { locale, hash, signedAt } = contract
  const bands = contractBands(contract, (one) => headOf(one, signed))
  const said = words('th', 'purchase')('contract.hash', { hash })
  const accepted = (locale === 'th' ? (['th'] as const) : (['th', locale] as const)).map((one): Paragraph[] => {
    const text = acceptanceText(one, booking)
    return text ? [{ text, locale: one, size: contractSize(one), hasRule: true, above: 16 }] : []
  })
  return setPaper({
    title: `${words('th', 'contract')('title')} ${booking.reference.toUpperCase()}`,
    locale,
    bands: [...bands, accepted, [[{ text: said, locale: 'th', size: 9, isQuiet: true, hasRule: true, above: 16 }]]],
    foot: booking.reference.toUpperCase(),
    createdAt: signedAt,
  })
}
