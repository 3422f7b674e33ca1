import { ButtonLink } from '@/design/button'
import type { PaymentView, RefundView, SlipView, TransferAccount } from '@/features/payments'
import { pagePath } from '@/features/routing'
import { formatBaht, formatDate, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { OwnBooking } from '../domain/booking'
import type { OnwardPaths } from '../domain/own-pages'
import { isMoving, type PaymentProgress, progressOfPayment } from '../domain/payment-progress'
import { BookedNotice } from './booked-notice'
import { HowToPay, PaymentRefresh, payingWords } from './how-to-pay'
import { OnwardLinks } from './onward-links'
import { RefundSection } from './refund-section'
import { SlipSection } from './slip-section'
import { TrialNotice } from './trial-notice'
import { WayFrame } from './way-frame'

interface ResultPageProps {
  locale: Locale
  booking: OwnBooking
  payment: PaymentView | null
  refunds: readonly RefundView[]
  transfer?: { slip: SlipView | null; account: TransferAccount | null }
  /** Where to go on once the booking has ended. */
  onward: OnwardPaths
}

/** What is said while two people look for the money. */
function checkingOf(locale: Locale, { holdEndsAt, fee }: OwnBooking, isCounter: boolean, isLate: boolean) {
  const t = words(locale, 'payments')
  const [title, amount] = [t('slip.checking.title'), formatBaht(fee / 100)]
  if (isCounter) return { title, text: t('slip.counter', { amount }) }
  if (isLate || !holdEndsAt) return { title, text: t('slip.checking.late') }
  const [time, date] = [formatTime(locale, holdEndsAt), formatDate(locale, holdEndsAt)]
  return { title, text: t('slip.checking.text', { amount, time, date }) }
}

/** The heading and the sentence of what became of the payment. */
function saidOf(
  locale: Locale,
  said: Exclude<PaymentProgress, 'checking' | 'checkingLate'>,
  payment: PaymentView | null,
): { title: string; text: string } {
  const [b, p] = [words(locale, 'booking'), words(locale, 'payments')]
  if (said === 'pay' && payment) return payingWords(locale, payment)
  if (said === 'received' || said === 'asking' || said === 'failed')
    return { title: p(`states.${said}.title`), text: p(`states.${said}.text`) }
  const end = said === 'pay' ? 'waiting' : said
  return { title: b(`states.${end}.title`), text: b(`states.${end}.text`) }
}

const NO_TRANSFER = { slip: null, account: null }

/** Where a slip can be sent: while a transfer is open, and after it ran out. */
const TAKES_SLIPS: readonly PaymentProgress[] = ['pay', 'failed', 'lapsed']

/** The booking has ended: other homes, the project and the gallery are the way on. */
const ENDED: readonly PaymentProgress[] = ['lapsed', 'paid_late', 'refunded', 'cancelled', 'checkingLate']

/** Where to go on from what is said. */
function Onward({
  locale,
  booking,
  said,
  isWatched,
  onward,
}: Pick<ResultPageProps, 'locale' | 'booking' | 'onward'> & { said: PaymentProgress; isWatched: boolean }) {
  const [t, b] = [words(locale, 'payments'), words(locale, 'booking')]
  const token = { token: booking.linkToken }
  const isChoosable = said === 'failed' || (said === 'pay' && isWatched)
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {isWatched ? (
          <ButtonLink href={pagePath(locale, 'payment-result', token)} variant="quiet">
            {t('pay.check')}
          </ButtonLink>
        ) : null}
        {isChoosable ? (
          <ButtonLink href={pagePath(locale, 'booking-payment')} variant={said === 'failed' ? 'primary' : 'quiet'}>
            {t('pay.other')}
          </ButtonLink>
        ) : null}
        {said === 'booked' ? (
          <ButtonLink href={pagePath(locale, 'my-home', token)}>{b('receipt.home')}</ButtonLink>
        ) : null}
        {booking.receiptNumber ? (
          <ButtonLink href={pagePath(locale, 'payment-receipt', token)} variant="quiet">
            {b('receipt.open')}
          </ButtonLink>
        ) : null}
      </div>
      {ENDED.includes(said) ? <OnwardLinks locale={locale} onward={onward} /> : null}
    </>
  )
}

/** What became of the payment of a booking, for whoever has its link: how to pay while it is open, then the receipt. */
export function ResultPage({ locale, booking, payment, refunds, onward, transfer = NO_TRANSFER }: ResultPageProps) {
  const { slip, account } = transfer
  const said = progressOfPayment(booking.state, payment, slip)
  const { title, text } =
    said === 'checking' || said === 'checkingLate'
      ? checkingOf(locale, booking, slip?.way === 'counter', said === 'checkingLate')
      : saidOf(locale, said, payment)
  const isTransfer = payment?.method === 'transfer'
  // Nothing comes by itself while the buyer transfers: the page would throw away what they type.
  const isWatched = isMoving(said) && !(isTransfer && said === 'pay')
  return (
    <WayFrame locale={locale} page="payment-result" title={title} lead={<p role="status">{text}</p>} booking={booking}>
      {payment && !payment.isLive ? <TrialNotice locale={locale} /> : null}
      {said === 'pay' && payment ? (
        <HowToPay locale={locale} payment={payment} transfer={account && { account, reference: booking.reference }} />
      ) : null}
      {isTransfer && account && TAKES_SLIPS.includes(said) ? (
        <SlipSection locale={locale} booking={booking} slip={slip} isLate={said !== 'pay'} />
      ) : null}
      {isWatched ? <PaymentRefresh /> : null}
      <BookedNotice
        isBooked={said === 'booked'}
        title={words(locale, 'booking')('states.booked.title')}
        url={pagePath(locale, 'my-home', { token: booking.linkToken }).replace(`/${locale}/`, '')}
      />
      <RefundSection locale={locale} token={booking.linkToken} refunds={refunds} />
      <Onward {...{ locale, booking, said, isWatched, onward }} />
    </WayFrame>
  )
}
