import { VerifyOtpPage } from '@/features/booking/ui/verify-pages'
import { bookingStep } from '../../booking-step'
import { LateMail } from '../../late-mail'

/** One address for every buyer: never cached. */
export const dynamic = 'force-dynamic'

const { generateMetadata, Step } = bookingStep('verify-otp', (locale, booking) => (
  <VerifyOtpPage locale={locale} booking={booking} late={<LateMail locale={locale} />} />
))

export { generateMetadata, Step as default }
