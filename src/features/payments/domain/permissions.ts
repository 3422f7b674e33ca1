import { rolesFor } from '@/features/staff'
import type { WhoMay } from '@/kernel/permission'

/** Buyers, on the way that their cookie or link opens; jobs and webhooks. */
const PAYERS = { visitor: true, holder: ['booking'], system: true } as const satisfies WhoMay

/** Whoever sees the desk of finance. */
const DESK = { staff: rolesFor('payments', 'read') } as const satisfies WhoMay

/** Whoever says that money is there. */
const FINANCE = { staff: rolesFor('payments', 'update') } as const satisfies WhoMay

/** Who may do each operation of this feature. */
export const may = {
  agreeSlip: FINANCE,
  applyCharge: PAYERS,
  approveSlip: FINANCE,
  approveRefund: { staff: rolesFor('payments', 'update') },
  askRefund: { staff: rolesFor('payments', 'create'), system: true },
  askBack: { staff: rolesFor('bookings', 'delete'), system: true },
  askProvider: PAYERS,
  checkPayments: PAYERS,
  eraseOldPapers: { system: true },
  eraseOldRefusals: { system: true },
  exportFinanceDay: DESK,
  failedPayments: PAYERS,
  findPayment: { ...PAYERS, ...DESK },
  findReceipt: PAYERS,
  findReceiptOf: { system: true },
  handleWebhook: { system: true },
  latestPayment: PAYERS,
  latestSlip: { ...PAYERS, staff: rolesFor('bookings', 'read') },
  mayKeepForSlip: { ...PAYERS, staff: rolesFor('bookings', 'read') },
  listDeskPayments: DESK,
  listExceptions: DESK,
  listOpenRefunds: DESK,
  listOpenSlips: DESK,
  listRefundsFor: { ...PAYERS, staff: rolesFor('bookings', 'read') },
  closeException: FINANCE,
  nameRefundAccount: PAYERS,
  recordTransfer: { staff: rolesFor('payments', 'update') },
  openSlipFile: DESK,
  markRefundDue: { system: true },
  readDeskPayment: DESK,
  readDeskSlip: DESK,
  readFinanceDay: DESK,
  reconcilePayments: { system: true },
  reconcileRefunds: { system: true },
  redirectRefund: FINANCE,
  refuseSlip: FINANCE,
  rejectRefund: { staff: rolesFor('payments', 'update') },
  retryRefund: FINANCE,
  sendRefund: { system: true },
  sendRefundByName: { system: true },
  sendSlip: PAYERS,
  startPayment: PAYERS,
  takeAtCounter: { staff: rolesFor('bookings', 'update') },
  withRefunds: PAYERS,
} satisfies Record<string, WhoMay>
