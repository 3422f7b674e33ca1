import { LINK_OF_A_MAIL, type Route } from '@/kernel/route'

/** Shows live stock: the same for everybody, but never kept. */
const LIVE = { reads: [], tags: [], isShared: false, isIndexed: false } as const

/** A step of one buyer, whom a cookie names. */
const STEP = { reads: [], tags: [], isShared: false, audience: 'holder', isIndexed: false } as const

/** The public pages of this feature (A2.7, C26). */
export const routes = [
  { name: 'online-booking', pattern: 'online-booking', ...LIVE },
  {
    name: 'booking-campaigns',
    pattern: 'online-booking/campaign',
    aliases: ['online-booking-campaign'],
    ...LIVE,
  },
  { name: 'booking-campaign', pattern: 'online-booking/campaign/{slug}', ...LIVE, reads: ['type', 'order'] },
  { name: 'booking-project', pattern: 'online-booking/{slug}', ...LIVE, reads: ['type', 'order'] },
  {
    name: 'unit-summary',
    pattern: 'unit-summary',
    aliases: ['online-booking/unit-summary'],
    ...STEP,
    reads: ['campaign', 'unit'],
  },
  // Kept: every buyer who was a moment late is sent here at once.
  {
    name: 'unit-taken',
    pattern: 'unit-taken/{slug}',
    reads: [],
    tags: ['campaigns'],
    isShared: true,
    isIndexed: false,
  },
  { name: 'verify-id', pattern: 'verify-id', aliases: ['online-booking/verify-id'], ...STEP },
  { name: 'verify-otp', pattern: 'verify-otp', aliases: ['online-booking/verify-otp'], ...STEP },
  { name: 'verify-success', pattern: 'verify-success', aliases: ['online-booking/verify-success'], ...STEP },
  { name: 'booking-summary', pattern: 'booking-summary', aliases: ['online-booking/booking-summary'], ...STEP },
  // Of one further buyer: the contract, and their signature under it.
  { name: 'co-sign', pattern: 'booking/sign/{token=}', ...LINK_OF_A_MAIL },
  { name: 'booking-payment', pattern: 'booking/payment', aliases: ['online-booking/booking-payment'], ...STEP },
  // The result and the receipt of the booking of this browser, whose own addresses are secret.
  { name: 'own-payment-result', pattern: 'online-booking/payment-result', ...STEP },
  { name: 'own-payment-receipt', pattern: 'online-booking/payment-receipt', ...STEP },
  { name: 'payment-returned', pattern: 'payment/returned', reads: [], tags: [], isShared: true, isIndexed: false },
  { name: 'payment-result', pattern: 'payment/result/{token=}', ...STEP },
  { name: 'payment-receipt', pattern: 'payment/receipt/{token=}', ...STEP, reads: ['receipt'] },
] as const satisfies readonly Route[]
