import { paymentTask } from '@/features/payments'

/** Job: mail the code of a round, `{ booking, purpose, round }`. */
export const BOOKING_CODE_TASK = 'booking.send-code'

/** Job: tell the buyer what became of the booking, `{ booking, news }`. */
export const BOOKING_NEWS_TASK = 'booking.send-news'

/** Job: tell the buyer that the counter has taken over, `{ booking, seller, until }`. */
export const TAKEN_OVER_TASK = 'booking.send-taken-over'

/** Job: mail the receipt of a payment, `{ booking, invoice }`. */
export const RECEIPT_TASK = 'booking.send-receipt'

/** Job: mail a further buyer the link to sign by, `{ booking, buyer, round }`. */
export const SIGNER_LINK_TASK = 'booking.send-signer-link'

/** Job: mail a buyer the concluded reservation contract, `{ booking, buyer }`. */
export const CONTRACT_COPY_TASK = 'booking.send-contract-copy'

/** Job: a purchase contract was signed, `{ reference }`. Whoever gives something for it has the job. */
export const BOOKING_CONTRACTED_TASK = 'booking.contracted'

/** Job: a paid booking was cancelled, `{ reference, share, reason, staff }`. Whoever took more money for the home gives it back too. */
export const BOOKING_CANCELLED_TASK = 'booking.cancelled'

/** Job: who booked was erased, `{ booking }`. Whoever keeps more about the home erases it too. */
export const BOOKING_ERASED_TASK = 'booking.erased'

/** Job: end the holds that are over and put their units back on sale. */
export const LAPSE_HOLDS_TASK = 'booking.lapse-holds'

/** Jobs: what payments tell of booking fees, queued in the transaction that settles the payment. */
export const FEE_SETTLED_TASK = paymentTask('booking', 'settled')
export const FEE_FAILED_TASK = paymentTask('booking', 'failed')
export const FEE_SLIP_REFUSED_TASK = paymentTask('booking', 'slip-refused')
export const FEE_REFUNDED_TASK = paymentTask('booking', 'refunded')
