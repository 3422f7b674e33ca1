import { Container } from '@/design/container'
import { Link } from '@/design/link'
import { bahtInWords, type Receipt } from '@/features/payments'
import { pagePath } from '@/features/routing'
import { formatBaht, formatDate } from '@/i18n/formats'
import { LANGUAGE_TAG, type Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { OwnBooking } from '../domain/booking'
import { Facts } from './booking-facts'
import { TrialNotice } from './trial-notice'

interface ReceiptPageProps {
  locale: Locale
  booking: Pick<OwnBooking, 'reference' | 'snapshot' | 'buyers' | 'linkToken'>
  receipt: Receipt
  /** What it is for, in each language of the page; the booking fee without it. */
  paidFor?: (locale: Locale) => string
  /** The page to go back to; that of the booking without it. */
  back?: string
}

/** The tax number of the demonstration company. */
const TAX_ID = '0 1055 00000 00 0'

function rowsOf({ locale, booking, receipt, paidFor }: ReceiptPageProps): [string, string][] {
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

/** The receipt in one language. */
function Sheet({ locale, isFirst, ...of }: ReceiptPageProps & { isFirst: boolean }) {
  const t = words(locale, 'payments')
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <section
      lang={LANGUAGE_TAG[locale]}
      className="flex break-inside-avoid flex-col gap-5 border border-stone-200 bg-white p-5 md:p-6 print:border-0 print:p-0"
    >
      <header className="flex flex-col gap-1">
        <p className="text-small text-stone-600">{t(isFirst ? 'receipt.original' : 'receipt.translation')}</p>
        <Heading className="type-display text-h2">{t(of.paidFor ? 'receipt.titlePlain' : 'receipt.title')}</Heading>
      </header>
      <address className="text-small not-italic">
        <strong className="block font-semibold">{t('receipt.company')}</strong>
        <span className="block">{t('receipt.address')}</span>
        <span className="block tabular-nums">{t('receipt.taxId', { number: TAX_ID })}</span>
      </address>
      <Facts rows={rowsOf({ locale, ...of })} />
      <p className="text-small text-stone-600">
        {t(of.receipt.isRefunded ? 'receipt.owed' : of.paidFor ? 'receipt.vatPlain' : 'receipt.vat')}
      </p>
    </section>
  )
}

/** The receipt as a page to print: in Thai, with the buyer's language beside it. */
export function ReceiptPage({ locale, booking, receipt, ...rest }: ReceiptPageProps) {
  const t = words(locale, 'payments')
  const locales: readonly Locale[] = locale === 'th' ? ['th'] : ['th', locale]
  return (
    <Container className="flex flex-col gap-6 py-8 print:py-0">
      {receipt.isLive ? null : <TrialNotice locale={locale} />}
      <div className={locales.length > 1 ? 'grid gap-6 lg:grid-cols-2 print:grid-cols-2 print:gap-4' : 'max-w-prose'}>
        {locales.map((each, index) => (
          <Sheet key={each} locale={each} isFirst={index === 0} booking={booking} receipt={receipt} {...rest} />
        ))}
      </div>
      <p className="flex flex-wrap gap-x-5 gap-y-2 text-small print:hidden">
        <span className="text-stone-600">{t('receipt.print')}</span>
        <Link
          href={rest.back ?? pagePath(locale, 'payment-result', { token: booking.linkToken })}
          className="underline"
        >
          {t('receipt.back')}
        </Link>
      </p>
    </Container>
  )
}
