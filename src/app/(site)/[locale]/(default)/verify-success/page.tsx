import { VerifySuccessPage } from '@/features/booking/ui/verify-pages'
import { bookingStep } from '../../booking-step'

/** One address for every buyer: never cached. */
export const dynamic = 'force-dynamic'

const { generateMetadata, Step } = bookingStep('verify-success', (locale, booking) => (
  <VerifySuccessPage locale={locale} booking={booking} />
))

export { generateMetadata, Step as default }
