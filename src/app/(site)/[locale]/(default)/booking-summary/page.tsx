import { readSignCodeSent } from '@/features/booking/queries/checkout-steps'
import { readSigningOf } from '@/features/booking/queries/signing'
import { ContractPage } from '@/features/booking/ui/contract-page'
import { WaitingPage } from '@/features/booking/ui/waiting-page'
import { bookingStep } from '../../booking-step'
import { LateMail } from '../../late-mail'

/** One address for every buyer: never cached. */
export const dynamic = 'force-dynamic'

const { generateMetadata, Step } = bookingStep('booking-summary', async (locale, booking) => {
  const signing = await readSigningOf(booking)
  return signing ? (
    <WaitingPage locale={locale} booking={booking} signing={signing} />
  ) : (
    <ContractPage
      locale={locale}
      booking={booking}
      isCodeSent={await readSignCodeSent(booking)}
      late={<LateMail locale={locale} />}
    />
  )
})

export { generateMetadata, Step as default }
