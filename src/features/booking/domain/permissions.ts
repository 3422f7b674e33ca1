import { rolesFor } from '@/features/staff'
import type { WhoMay } from '@/kernel/permission'

/** The buyer: whoever has the token of the booking. */
const BUYER = { holder: ['booking'] } as const satisfies WhoMay

/** Who may do each operation of this feature. */
export const may = {
  beginPayment: BUYER,
  checkBookingCode: BUYER,
  findBooking: BUYER,
  findCampaign: { visitor: true, holder: ['booking'] },
  holdUnit: { visitor: true, holder: ['booking'] },
  identifyBuyers: BUYER,
  lapseHolds: { system: true },
  listCampaigns: { visitor: true, holder: ['booking'] },
  moveBooking: { staff: rolesFor('leads', 'update') },
  releaseHold: BUYER,
  renewHold: BUYER,
  requestBookingCode: BUYER,
  sendBookingCode: { system: true },
  sendBookingNews: { system: true },
  settleBooking: { system: true },
  signContract: BUYER,
} satisfies Record<string, WhoMay>
