import { rolesFor } from '@/features/staff'
import { STAFF_ROLES } from '@/kernel/actor'
import type { WhoMay } from '@/kernel/permission'

/** The buyers: whoever has a link to the booking. */
const BUYERS = { holder: ['booking'] } as const satisfies WhoMay
const READ = { staff: rolesFor('bookings', 'read') } as const satisfies WhoMay
const UPDATE = { staff: rolesFor('bookings', 'update') } as const satisfies WhoMay

/** Who may do each operation of this feature. */
export const may = {
  answerBuyer: UPDATE,
  answerAppointment: BUYERS,
  askAboutHome: BUYERS,
  askHomeMoneyBack: { system: true },
  listOverdueHomes: { staff: rolesFor('payments', 'read') },
  chooseKeeper: UPDATE,
  endAppointment: UPDATE,
  findHome: BUYERS,
  findHomeContract: BUYERS,
  findHomePayment: BUYERS,
  findHomeReceipt: BUYERS,
  forgetHome: { system: true },
  inviteCoBuyer: BUYERS,
  openHomeScan: BUYERS,
  listWaitingHomes: READ,
  nameHomeRefundAccount: BUYERS,
  recordHomeRefund: { system: true },
  recordHomeSlipRefusal: { system: true },
  payHomeAtCounter: UPDATE,
  planHome: UPDATE,
  proposeAppointment: UPDATE,
  readHomeDesk: READ,
  remindOfPayments: { system: true },
  sampleMails: { staff: STAFF_ROLES },
  sendHomeMail: { system: true },
  sendHomeSlip: BUYERS,
  settleHomePayment: { system: true },
  startHomePayment: BUYERS,
} satisfies Record<string, WhoMay>
