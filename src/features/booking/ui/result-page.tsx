import { ButtonLink } from '@/design/button'
import type { PaymentView, RefundView } from '@/features/payments'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { OwnBooking } from '../domain/booking'
import { isMoving, type PaymentProgress, progressOfPayment } from '../domain/payment-progress'
import { HowToPay, PaymentRefresh, payingWords } from './how-to-pay'
import { RefundSection } from './refund-section'
import { TrialNotice } from './trial-notice'
import { WayFrame } from './way-frame'

interface ResultPageProps {
  locale: Locale
  booking: OwnBooking
  payment: PaymentView | null
  refunds: readonly RefundView[]
}

/** The heading and the sentence of what became of the payment. */
function saidOf(locale: Locale, said: PaymentProgress, payment: PaymentView | null): { title: string; text: string } {
  const [b, p] = [words(locale, 'booking'), words(locale, 'payments')]
  if (said === 'pay' && payment) return payingWords(locale, payment)
  if (said === 'received' || said === 'asking' || said === 'failed')
    return { title: p(`states.${said}.title`), text: p(`states.${said}.text`) }
  const end = said === 'pay' ? 'waiting' : said
  return { title: b(`states.${end}.title`), text: b(`states.${end}.text`) }
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
      {isMoving(said) ? <PaymentRefresh /> : null}
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
        {said === 'booked' ? (
          <ButtonLink href={pagePath(locale, 'my-home', token)}>{words(locale, 'booking')('receipt.home')}</ButtonLink>
        ) : null}
        {booking.receiptNumber ? (
          <ButtonLink href={pagePath(locale, 'payment-receipt', token)} variant="quiet">
            {words(locale, 'booking')('receipt.open')}
          </ButtonLink>
        ) : null}
      </div>
    </WayFrame>
  )
}
