import { ButtonLink } from '@/design/button'
import { PageRefresh } from '@/design/page-refresh'
import type { PaymentView, RefundView } from '@/features/payments'
import { pagePath } from '@/features/routing'
import { formatBaht, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { OwnBooking } from '../domain/booking'
import { isMoving, type PaymentProgress, progressOfPayment } from '../domain/payment-progress'
import { RefundSection } from './refund-section'
import { TrialNotice } from './trial-notice'
import { WayFrame } from './way-frame'

interface ResultPageProps {
  locale: Locale
  booking: OwnBooking
  payment: PaymentView | null
  refunds: readonly RefundView[]
}

const REFRESH_SECONDS = 5

/** The provider's page; that of the stand-in is a page of this site, and is shown in the buyer's language. */
const pageIn = (locale: Locale, { href, isLive }: PaymentView): string | null =>
  isLive || href === null ? href : href.replace('/payment/trial/', `/${locale}/payment/trial/`)

/** How to pay: the code to scan, or the way to the provider's own page. */
function HowToPay({ locale, payment }: { locale: Locale; payment: PaymentView }) {
  const t = words(locale, 'payments')
  const { method, qr, amount } = payment
  const href = pageIn(locale, payment)
  return (
    <section className="flex flex-col items-start gap-4">
      {qr ? (
        <figure className="flex flex-col gap-3">
          <img
            src={qr}
            width={264}
            height={264}
            alt={t('pay.promptpay.alt', { amount: formatBaht(amount / 100) })}
            className="size-[264px] border border-stone-200 bg-white"
          />
          <figcaption className="max-w-prose text-small text-stone-600">{t('pay.promptpay.here')}</figcaption>
        </figure>
      ) : null}
      {href ? (
        <div className="flex flex-col items-start gap-2">
          <ButtonLink href={href} target="_blank" rel="noopener noreferrer" variant={qr ? 'quiet' : 'primary'}>
            {t(`pay.${method}.open`)}
          </ButtonLink>
          <p className="text-small text-stone-600">{t('pay.tab')}</p>
        </div>
      ) : null}
      <p className="max-w-prose">{t('pay.wait')}</p>
    </section>
  )
}

/** The heading and the sentence of what became of the payment. */
function saidOf(locale: Locale, said: PaymentProgress, payment: PaymentView | null): { title: string; text: string } {
  const [b, p] = [words(locale, 'booking'), words(locale, 'payments')]
  if (said === 'pay' && payment) {
    const { method, amount, expiresAt } = payment
    const [sum, time] = [formatBaht(amount / 100), formatTime(locale, expiresAt)]
    return { title: p(`pay.${method}.title`, { amount: sum }), text: p(`pay.${method}.text`, { time }) }
  }
  if (said === 'received' || said === 'asking' || said === 'failed')
    return { title: p(`states.${said}.title`), text: p(`states.${said}.text`) }
  const end = said === 'pay' ? 'waiting' : said
  return { title: b(`states.${end}.title`), text: b(`states.${end}.text`) }
}

/** Reads the page again by itself; without scripts the browser does. */
function Refresh() {
  return (
    <>
      <PageRefresh seconds={REFRESH_SECONDS} />
      <noscript>
        <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} />
      </noscript>
    </>
  )
}

/** What became of the payment of a booking, for whoever has its link: how to pay while it is open, then the receipt. */
export function ResultPage({ locale, booking, payment, refunds }: ResultPageProps) {
  const t = words(locale, 'payments')
  const said = progressOfPayment(booking.state, payment)
  const { title, text } = saidOf(locale, said, payment)
  const token = { token: booking.linkToken }
  return (
    <WayFrame locale={locale} page="payment-result" title={title} lead={<p role="status">{text}</p>} booking={booking}>
      {payment && !payment.isLive ? <TrialNotice locale={locale} /> : null}
      {said === 'pay' && payment ? <HowToPay locale={locale} payment={payment} /> : null}
      {isMoving(said) ? <Refresh /> : null}
      <RefundSection locale={locale} token={booking.linkToken} refunds={refunds} />
      <div className="flex flex-wrap gap-3">
        {isMoving(said) ? (
          <ButtonLink href={pagePath(locale, 'payment-result', token)} variant="quiet">
            {t('pay.check')}
          </ButtonLink>
        ) : null}
        {said === 'pay' || said === 'failed' ? (
          <ButtonLink href={pagePath(locale, 'booking-payment')} variant={said === 'failed' ? 'primary' : 'quiet'}>
            {t('pay.other')}
          </ButtonLink>
        ) : null}
        {booking.receiptNumber ? (
          <ButtonLink href={pagePath(locale, 'payment-receipt', token)}>
            {words(locale, 'booking')('receipt.open')}
          </ButtonLink>
        ) : null}
      </div>
    </WayFrame>
  )
}
