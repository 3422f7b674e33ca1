import type { Receipt } from '@/features/payments'
import { bahtInWords } from '@/formats/baht-in-words'
import { formatBaht, formatDate } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { OwnBooking } from '../domain/booking'

/** What a receipt is about. */
export interface ReceiptFacts {
  booking: Pick<OwnBooking, 'reference' | 'snapshot' | 'buyers'>
  receipt: Receipt
  /** What it is for, in each language of the receipt; the booking fee without it. */
  paidFor?: (locale: Locale) => string
}

/** What a receipt says in one language. The page and the PDF say the same. */
export interface ReceiptText {
  /** `Original` for the Thai text, `Translation` for any other. */
  label: string
  title: string
  company: readonly [name: string, address: string, taxId: string]
  rows: readonly (readonly [name: string, value: string])[]
  note: string
}

/** The tax number of the demonstration company. */
const TAX_ID = '0 1055 00000 00 0'

function rowsOf(locale: Locale, { booking, receipt, paidFor }: ReceiptFacts): [string, string][] {
  const t = words(locale, 'payments')
  const { project, unit } = booking.snapshot
  const sum: [string, string][] = [[t('receipt.amount'), formatBaht(receipt.amount / 100)]]
  if (locale === 'th') sum.push([t('receipt.words'), bahtInWords(receipt.amount)])
  return [
    [t('receipt.number'), receipt.number],
    [t('receipt.date'), formatDate(locale, receipt.paidAt)],
    [t('receipt.from'), booking.buyers?.buyers.map(({ name }) => name).join(', ') ?? '–'],
    [
      t('receipt.for'),
      paidFor?.(locale) ?? t('receipt.forText', { unit: unit.number, project: project.title[locale] }),
    ],
    [t('receipt.reference'), booking.reference.toUpperCase()],
    [t('receipt.method'), t(`receipt.${receipt.method}`)],
    ...sum,
  ]
}

/** The seller of the contract; bookings from before contracts named one have the company of then. */
function companyOf(locale: Locale, { booking }: ReceiptFacts): ReceiptText['company'] {
  const t = words(locale, 'payments')
  const { contract } = booking.snapshot
  if (!contract) return [t('receipt.company'), t('receipt.address'), t('receipt.taxId', { number: TAX_ID })]
  const number = contract.registration
  return [contract.seller[locale], contract.address[locale], t('receipt.taxId', { number })]
}

/** The text of a receipt in a language. */
export function receiptText(locale: Locale, facts: ReceiptFacts): ReceiptText {
  const t = words(locale, 'payments')
  return {
    label: t(locale === 'th' ? 'receipt.original' : 'receipt.translation'),
    title: t(facts.paidFor ? 'receipt.titlePlain' : 'receipt.title'),
    company: companyOf(locale, facts),
    rows: rowsOf(locale, facts),
    note: t(facts.receipt.isRefunded ? 'receipt.owed' : facts.paidFor ? 'receipt.vatPlain' : 'receipt.vat'),
  }
}

/** The languages of a receipt: Thai, and that of its reader beside it. */
export const receiptLocales = (locale: Locale): readonly Locale[] => (locale === 'th' ? ['th'] : ['th', locale])
