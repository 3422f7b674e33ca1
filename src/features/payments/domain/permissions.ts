import type { WhoMay } from '@/kernel/permission'

/** Who may do each operation of this feature. */
export const may = {
  applyCharge: { visitor: true, system: true },
  askProvider: { visitor: true, system: true },
  findPayment: { visitor: true, system: true },
  hearProvider: { system: true },
  reconcilePayments: { system: true },
  startPayment: { visitor: true, system: true },
} satisfies Record<string, WhoMay>
