import { Container } from '@/design/show/container'
import { Link } from '@/design/show/link'
import { pagePath } from '@/features/routing'
import { LANGUAGE_TAG, type Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { TRANSACTION_MARK } from '@/kernel/transaction-mark'
import { type ReceiptFacts, receiptLocales, receiptText } from '../actions/receipt-text'
import type { OwnBooking } from '../domain/booking'
import { receiptFilePath } from '../domain/receipt-file'
import { Facts } from './booking-facts'
import { TrialNotice } from './trial-notice'

interface ReceiptPageProps extends ReceiptFacts {
  locale: Locale
  booking: Pick<OwnBooking, 'reference' | 'snapshot' | 'buyers' | 'linkToken'>
  /** The page to go back to; that of the booking without it. */
  back?: string
  /** The same as PDF; that of the booking without it. */
  file?: string
}

/** The receipt in one language. */
function Sheet({ locale, isFirst, facts }: { locale: Locale; isFirst: boolean; facts: ReceiptFacts }) {
  const { label, title, company, rows, note } = receiptText(locale, facts)
  const [name, address, taxId] = company
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <section
      lang={LANGUAGE_TAG[locale]}
      className="flex break-inside-avoid flex-col gap-5 border border-stone-200 bg-white p-5 md:p-6 print:border-0 print:p-0"
    >
      <header className="flex flex-col gap-1">
        <p className="text-small text-stone-600">{label}</p>
        <Heading className="type-display text-h2">{title}</Heading>
      </header>
      <address className="text-small not-italic">
        <strong className="block font-semibold">{name}</strong>
        <span className="block">{address}</span>
        <span className="block tabular-nums">{taxId}</span>
      </address>
      <Facts rows={rows} />
      <p className="text-small text-stone-600">{note}</p>
    </section>
  )
}

/** The receipt as a page to print: in Thai, with the buyer's language beside it. */
export function ReceiptPage({ locale, back, file, ...facts }: ReceiptPageProps) {
  const t = words(locale, 'payments')
  const { booking, receipt } = facts
  const locales = receiptLocales(locale)
  return (
    <Container className="flex flex-col gap-6 py-8 print:py-0" {...TRANSACTION_MARK}>
      {receipt.isLive ? null : <TrialNotice locale={locale} />}
      <div className={locales.length > 1 ? 'grid gap-6 lg:grid-cols-2 print:grid-cols-2 print:gap-4' : 'max-w-prose'}>
        {locales.map((each, index) => (
          <Sheet key={each} locale={each} isFirst={index === 0} facts={facts} />
        ))}
      </div>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2 text-small print:hidden">
        <span className="text-stone-600">{t('receipt.print')}</span>
        <Link
          href={file ?? receiptFilePath(locale, booking.linkToken, receipt.number)}
          download
          className="inline-flex min-h-target items-center underline"
        >
          {t('receipt.pdf')}
        </Link>
        <Link
          href={back ?? pagePath(locale, 'payment-result', { token: booking.linkToken })}
          className="inline-flex min-h-target items-center underline"
        >
          {t('receipt.back')}
        </Link>
      </p>
    </Container>
  )
}
