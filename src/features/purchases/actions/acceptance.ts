import type { OwnBooking } from '@/features/booking'
import { formatDate, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

/** What the acceptance of a contract is read from: who sells, and the receipt of the booking fee. */
export type Accepted = Pick<OwnBooking, 'paidAt' | 'receiptNumber' | 'snapshot'>

/**
 * How the company accepted a contract: by recording the booking fee, in the name of its signatory. Null for contracts that
 * name no seller.
 */
export function acceptanceText(locale: Locale, { paidAt, receiptNumber, snapshot }: Accepted): string | null {
  const t = words(locale, 'purchase')
  const { contract } = snapshot
  if (!contract) return null
  if (!paidAt || !receiptNumber) return t('contract.notAccepted')
  return t('contract.accepted', {
    ...{ seller: contract.seller[locale], signatory: contract.signatory[locale], receipt: receiptNumber },
    ...{ date: formatDate(locale, paidAt), time: formatTime(locale, paidAt) },
  })
}
