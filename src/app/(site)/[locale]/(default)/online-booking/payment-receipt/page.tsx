import { readReceipt, wayPath } from '@/features/booking/queries/checkout-steps'
import { pagePath } from '@/features/routing'
import { ownPaymentRoute } from '../../../own-payment-route'

/** One address for every buyer: never cached. */
export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = ownPaymentRoute('receipt.title', async (locale, booking) =>
  (await readReceipt(booking, null))
    ? pagePath(locale, 'payment-receipt', { token: booking.linkToken })
    : wayPath(locale, 'payment-result', booking),
)

export { generateMetadata, Page as default }
