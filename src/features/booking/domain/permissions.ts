import { rolesFor } from '@/features/staff'
import { STAFF_ROLES } from '@/kernel/actor'
import { ANYONE, type WhoMay } from '@/kernel/permission'

/** The buyer: whoever has the token of the booking. */
const BUYER = { holder: ['booking'] } as const satisfies WhoMay

/** Whoever sees the desk of bookings. */
const DESK = { staff: rolesFor('bookings', 'read') } as const satisfies WhoMay

/** Whoever sells at the counter. Each operation also asks whether the project is theirs to sell. */
const COUNTER = { staff: rolesFor('bookings', 'update') } as const satisfies WhoMay

/** Who may do each operation of this feature. */
export const may = {
  beginPayment: BUYER,
  cancelBooking: { staff: rolesFor('bookings', 'delete') },
  checkBookingCode: BUYER,
  confirmPaper: COUNTER,
  countBookings: DESK,
  endOfHold: BUYER,
  eraseOldBookings: { system: true },
  exportBookings: { staff: rolesFor('bookings', 'delete') },
  extendHold: { staff: rolesFor('bookings', 'delete') },
  failBookingPayment: { system: true },
  findBooking: BUYER,
  findBookingOf: { ...BUYER, ...DESK, system: true },
  findSignedContract: BUYER,
  findCampaign: { visitor: true, holder: ['booking'], ...DESK, system: true },
  holdLimit: { visitor: true, holder: ['booking'] },
  holdUnit: { visitor: true, holder: ['booking'] },
  identifyAtCounter: COUNTER,
  identifyBuyers: BUYER,
  invalidateCampaign: ANYONE,
  isSignCodeSent: { ...BUYER, ...DESK },
  isSoldHere: COUNTER,
  isTakenOver: BUYER,
  latestPaper: DESK,
  lapseHolds: { system: true },
  listBoards: DESK,
  listBookingsOfMember: { member: true },
  listCampaigns: { visitor: true, holder: ['booking'] },
  listDeskBookings: DESK,
  moveBooking: { staff: rolesFor('bookings', 'update') },
  nameAccountByCode: BUYER,
  noteRefund: { system: true },
  noteSlipRefusal: { system: true },
  openPaperScan: COUNTER,
  openSignedScan: BUYER,
  paperToPrint: COUNTER,
  payAtCounter: COUNTER,
  printContract: COUNTER,
  offeredUnit: { visitor: true, holder: ['booking'], ...DESK, system: true },
  offerAtCounter: COUNTER,
  offeredUnits: { visitor: true, holder: ['booking'] },
  readBoard: DESK,
  readDeskBooking: DESK,
  recordPaper: COUNTER,
  refusePaper: COUNTER,
  releaseHold: BUYER,
  renewHold: BUYER,
  requestAccountCode: BUYER,
  requestBookingCode: BUYER,
  sendBookingCode: { system: true },
  sendBookingNews: { system: true },
  sendBookingSlip: BUYER,
  sendReceipt: { system: true },
  sendTakenOver: { system: true },
  settleBooking: { system: true },
  signContract: BUYER,
  swapHold: BUYER,
  sellAtCounter: COUNTER,
  sendCodeAtCounter: COUNTER,
  signAtCounter: COUNTER,
  takeOverBooking: COUNTER,
  timeForBuyers: BUYER,
  verifyAtCounter: COUNTER,
  sampleMails: { staff: STAFF_ROLES },
} satisfies Record<string, WhoMay>
