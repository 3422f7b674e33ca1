import type { WhoMay } from '@/kernel/permission'

/** Buyers, on the way that their cookie or link opens; jobs and webhooks. */
const PAYERS = { visitor: true, holder: ['booking'], system: true } as const satisfies WhoMay

/** Who may do each operation of this feature. */
export const may = {
  applyCharge: PAYERS,
  askProvider: PAYERS,
  checkPayments: PAYERS,
  eraseOldRefusals: { system: true },
  failedPayments: PAYERS,
  findPayment: PAYERS,
  findReceipt: PAYERS,
  findReceiptOf: { system: true },
  hearProvider: { system: true },
  latestPayment: PAYERS,
  owePayment: { system: true },
  reconcilePayments: { system: true },
  startPayment: PAYERS,
} satisfies Record<string, WhoMay>
