import { rolesFor } from '@/features/staff'
import type { WhoMay } from '@/kernel/permission'

/** Buyers, on the way that their cookie or link opens; jobs and webhooks. */
const PAYERS = { visitor: true, holder: ['booking'], system: true } as const satisfies WhoMay

/** Whoever sees the desk of finance. */
const DESK = { staff: rolesFor('payments', 'read') } as const satisfies WhoMay

/** Who may do each operation of this feature. */
export const may = {
  applyCharge: PAYERS,
  approveRefund: { staff: rolesFor('payments', 'update') },
  askRefund: { staff: rolesFor('payments', 'create'), system: true },
  askRefundFor: { staff: rolesFor('bookings', 'delete'), system: true },
  askProvider: PAYERS,
  checkPayments: PAYERS,
  eraseOldRefusals: { system: true },
  exportFinanceDay: DESK,
  failedPayments: PAYERS,
  findPayment: { ...PAYERS, ...DESK },
  findReceipt: PAYERS,
  findReceiptOf: { system: true },
  hearProvider: { system: true },
  latestPayment: PAYERS,
  listDeskPayments: DESK,
  listExceptions: DESK,
  listOpenRefunds: DESK,
  listRefundsFor: { ...PAYERS, staff: rolesFor('bookings', 'read') },
  nameRefundAccount: PAYERS,
  noteTransfer: { staff: rolesFor('payments', 'update') },
  owePayment: { system: true },
  readDeskPayment: DESK,
  readFinanceDay: DESK,
  reconcilePayments: { system: true },
  reconcileRefunds: { system: true },
  rejectRefund: { staff: rolesFor('payments', 'update') },
  sendRefund: { system: true },
  startPayment: PAYERS,
  withRefunds: PAYERS,
} satisfies Record<string, WhoMay>
