import { readPaymentOffer } from '@/features/booking/queries/checkout-steps'
import { PaymentPage } from '@/features/booking/ui/payment-pages'
import { bookingStep } from '../../../booking-step'

/** One address for every buyer: never cached. */
export const dynamic = 'force-dynamic'

const { generateMetadata, Step } = bookingStep('booking-payment', (locale, booking) => (
  <PaymentPage locale={locale} booking={booking} offer={readPaymentOffer()} />
))

export { generateMetadata, Step as default }
