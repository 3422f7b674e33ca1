import { wayPath } from '@/features/booking/queries/checkout-steps'
import { ownPaymentRoute } from '../../../own-payment-route'

/** One address for every buyer: never cached. */
export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = ownPaymentRoute('pages.payment-result.title', async (locale, booking) =>
  wayPath(locale, 'payment-result', booking),
)

export { generateMetadata, Page as default }
