import { readSignCodeSent } from '@/features/booking/queries/way'
import { ContractPage } from '@/features/booking/ui/contract-page'
import { bookingStep } from '../../booking-step'

/** One address for every buyer: never cached. */
export const dynamic = 'force-dynamic'

const { generateMetadata, Step } = bookingStep('booking-summary', async (locale, booking) => (
  <ContractPage locale={locale} booking={booking} isCodeSent={await readSignCodeSent(booking)} />
))

export { generateMetadata, Step as default }
