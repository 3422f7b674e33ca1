import type { OwnBooking, SignedContract } from '@/features/booking'
import { formatDate, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

/** Whose contract it is, as it was signed. */
interface Signed {
  booking: Pick<OwnBooking, 'buyers'>
  contract: SignedContract
}

/** Who signed a contract and when: a line for each code, or one for all who signed by hand. */
export function signatureLines(locale: Locale, { booking, contract }: Signed): string[] {
  const t = words(locale, 'purchase')
  const at = (signedAt: Date) => ({ date: formatDate(locale, signedAt), time: formatTime(locale, signedAt) })
  if (contract.signatures.length > 0)
    return contract.signatures.map(({ name, signedAt }) => t('contract.signed', { names: name, ...at(signedAt) }))
  const names = booking.buyers?.buyers.map(({ name }) => name).join(', ') ?? '–'
  return [t(contract.isOnPaper ? 'contract.signedOnPaper' : 'contract.signed', { names, ...at(contract.signedAt) })]
}
