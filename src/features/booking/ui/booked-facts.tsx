import type { Receipt } from '@/features/payments'
import { formatBaht, formatDate, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { OwnBooking } from '../domain/booking'
import { minutesAfter } from '../domain/hold'
import { shownEmail } from '../domain/shown-email'
import { Facts } from './booking-facts'

const DAY_MINUTES = 24 * 60

/** An appointment that is agreed. */
export interface Meeting {
  at: Date
  place: string
}

interface BookedFactsProps {
  locale: Locale
  booking: OwnBooking
  receipt: Receipt
  meeting: Meeting | null
}

/** What comes next: the agreed appointment, or the last day for the purchase contract. */
function nextOf(locale: Locale, { heldAt, snapshot }: OwnBooking, meeting: Meeting | null): [string, string][] {
  const t = words(locale, 'booking')
  if (meeting) {
    const { at, place } = meeting
    return [[t('booked.meeting'), [formatDate(locale, at), formatTime(locale, at), place].join(' · ')]]
  }
  const days = snapshot.contract?.signWithinDays
  return days ? [[t('booked.signBy'), formatDate(locale, minutesAfter(heldAt, days * DAY_MINUTES))]] : []
}

/** What the buyer has in hand once the fee is paid: the receipt, what was mailed where, and what comes next. */
export function BookedFacts({ locale, booking, receipt, meeting }: BookedFactsProps) {
  const t = words(locale, 'booking')
  const email = booking.buyers?.email
  const isBooked = booking.state === 'booked' || booking.state === 'contract_appointed'
  return (
    <section aria-labelledby="booked-facts" className="flex flex-col gap-3">
      <h2 id="booked-facts" className="text-h3 font-medium">
        {t('booked.title')}
      </h2>
      <Facts
        rows={[
          [t('booked.receipt'), receipt.number],
          [t('booked.paidOn'), formatDate(locale, receipt.paidAt)],
          [t('booked.amount'), formatBaht(receipt.amount / 100)],
          [t('booked.rest'), formatBaht((booking.price - receipt.amount) / 100)],
          ...(isBooked ? nextOf(locale, booking, meeting) : []),
        ]}
      />
      {email ? <p className="max-w-prose text-stone-600">{t('booked.mailed', { email: shownEmail(email) })}</p> : null}
    </section>
  )
}
