import { Container } from '@/design/show/container'
import { Link } from '@/design/show/link'
import { clausesOf, type OwnBooking, type SignedContract } from '@/features/booking'
import { pagePath } from '@/features/routing'
import { LANGUAGE_TAG, type Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { acceptanceText } from '../actions/acceptance'
import { homeContractFile, homeScanFile } from '../actions/home-files'
import { signatureLines } from '../actions/signature-lines'
import { hasHomePage } from '../domain/home'

interface SignedContractPageProps {
  locale: Locale
  token: string
  booking: Pick<OwnBooking, 'reference' | 'buyers' | 'state' | 'paidAt' | 'receiptNumber' | 'snapshot' | 'linkToken'>
  contract: SignedContract
}

function Text({ locale, label, text }: { locale: Locale; label: string; text: string }) {
  return (
    <section lang={LANGUAGE_TAG[locale]} className="flex flex-col gap-4 bg-white p-5 md:p-6 print:p-0">
      <p className="text-small text-stone-600">{label}</p>
      {clausesOf(text).map((clause) => (
        <div key={clause.title} className="break-inside-avoid">
          <h2 className="font-semibold">{clause.title}</h2>
          <p className="whitespace-pre-line">{clause.text}</p>
        </div>
      ))}
    </section>
  )
}

/** The reservation contract as it was signed, to read and to print: the kept texts, never those of today. */
export function SignedContractPage({ locale, token, booking, contract }: SignedContractPageProps) {
  const [t, c] = [words(locale, 'purchase'), words(locale, 'contract')]
  const { thai, translated, version, hash } = contract
  // Before the fee is paid there is no page of the home: the buyer goes on to pay it.
  const back = hasHomePage(booking.state)
    ? { href: pagePath(locale, 'my-home', { token }), text: t('pay.back') }
    : token === booking.linkToken
      ? { href: pagePath(locale, 'booking-payment'), text: words(locale, 'payments')('receipt.back') }
      : { href: pagePath(locale, 'co-sign', { token }), text: words(locale, 'payments')('receipt.back') }
  return (
    <Container className="flex flex-col gap-6 py-8 print:py-0">
      <header className="flex flex-col gap-2">
        <h1 className="type-display text-h2">{c('title')}</h1>
        {signatureLines(locale, { booking, contract }).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{acceptanceText(locale, booking)}</p>
        <p className="text-small text-stone-600">
          {booking.reference.toUpperCase()} · {c('version', { version })}
        </p>
      </header>
      <div className={translated ? 'grid gap-6 lg:grid-cols-2 print:grid-cols-2 print:gap-4' : 'max-w-prose'}>
        <Text locale="th" label={c('binding')} text={thai} />
        {translated ? <Text locale={contract.locale} label={c('translation')} text={translated} /> : null}
      </div>
      <p className="text-small text-stone-600 wrap-anywhere">{t('contract.hash', { hash })}</p>
      <p className="flex flex-wrap gap-x-5 text-small print:hidden">
        <Link href={homeContractFile(token)} download className="inline-flex min-h-target items-center underline">
          {t('contract.pdf')}
        </Link>
        {contract.isOnPaper ? (
          <Link href={homeScanFile(token)} className="inline-flex min-h-target items-center underline">
            {t('contract.scan')}
          </Link>
        ) : null}
        <Link href={back.href} className="inline-flex min-h-target items-center underline">
          {back.text}
        </Link>
      </p>
    </Container>
  )
}
