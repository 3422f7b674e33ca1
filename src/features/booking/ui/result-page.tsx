import { ButtonLink } from '@/design/form/button'
import type { OfferedMethod, PaymentView, Receipt, RefundView, SlipView, TransferAccount } from '@/features/payments'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { OwnBooking } from '../domain/booking'
import { codeFilePath } from '../domain/code-file'
import type { HoldEnd } from '../domain/hold'
import type { OnwardPaths } from '../domain/own-pages'
import { isMoving, type PaymentProgress, progressOfPayment } from '../domain/payment-progress'
import { BookedFacts, type Meeting } from './booked-facts'
import { BookedNotice } from './booked-notice'
import { WayFrame } from './checkout-frame'
import { HowToPay, PaymentRefresh } from './how-to-pay'
import { OnwardLinks } from './onward-links'
import { PayAgain } from './pay-again'
import { RefundSection } from './refund-section'
import { resultWords } from './result-words'
import { SlipSection } from './slip-section'
import { TrialNotice } from './trial-notice'

interface ResultPageProps {
  locale: Locale
  booking: OwnBooking
  payment: PaymentView | null
  refunds: readonly RefundView[]
  transfer?: { slip: SlipView | null; account: TransferAccount | null }
  /** Where to go on once the booking has ended. */
  onward: OnwardPaths
  /** How it can be paid now. */
  methods: readonly OfferedMethod[]
  /** Who ended its hold. */
  end: HoldEnd
  /** Of the fee; null before it is paid. */
  receipt: Receipt | null
  /** The appointment for the purchase contract; null before it is agreed. */
  meeting: Meeting | null
}

const NO_TRANSFER = { slip: null, account: null }

/** Where a slip can be sent: while a transfer is open, and after it ran out. */
const TAKES_SLIPS: readonly PaymentProgress[] = ['pay', 'failed', 'lapsed']

/** A try that came to nothing: the other ways are offered. */
const FAILED: readonly PaymentProgress[] = ['failed', 'declined', 'silent']

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
  const isChoosable = said === 'pay' && isWatched
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {isWatched ? (
          <ButtonLink href={pagePath(locale, 'payment-result', token)} variant="quiet">
            {t('pay.check')}
          </ButtonLink>
        ) : null}
        {isChoosable ? (
          <ButtonLink href={pagePath(locale, 'booking-payment')} variant="quiet">
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

/** What is to be done or known now: how to pay, how to pay after a failed try, or what the buyer has in hand. */
function Now({ said, ...of }: ResultPageProps & { said: PaymentProgress }) {
  const { locale, booking, payment, methods, receipt, meeting } = of
  const { account } = of.transfer ?? NO_TRANSFER
  if (said === 'booked') return receipt ? <BookedFacts {...{ locale, booking, receipt, meeting }} /> : null
  if (!payment) return null
  if (FAILED.includes(said)) return <PayAgain {...{ locale, payment, methods }} />
  if (said !== 'pay') return null
  return (
    <HowToPay
      locale={locale}
      payment={payment}
      transfer={account && { account, reference: booking.reference }}
      picture={{ href: codeFilePath(locale, booking.linkToken), name: `promptpay-${booking.reference}.png` }}
    />
  )
}

/** What became of the payment of a booking, for whoever has its link: how to pay while it is open, then the receipt. */
export function ResultPage(props: ResultPageProps) {
  const { locale, booking, payment, refunds, onward } = props
  const { slip, account } = props.transfer ?? NO_TRANSFER
  const said = progressOfPayment(booking.state, payment, slip)
  const { title, text } = resultWords(said, slip, props)
  const isTransfer = payment?.method === 'transfer'
  // Nothing comes by itself while the buyer transfers: the page would throw away what they type.
  const isWatched = isMoving(said) && !(isTransfer && said === 'pay')
  return (
    <WayFrame locale={locale} page="payment-result" title={title} lead={<p role="status">{text}</p>} booking={booking}>
      {payment && !payment.isLive ? <TrialNotice locale={locale} /> : null}
      <Now {...props} said={said} />
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
