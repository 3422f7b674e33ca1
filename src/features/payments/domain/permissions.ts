import type { WhoMay } from '@/kernel/permission'

/** Who may do each operation of this feature. */
export const may = {
  hearProvider: { system: true },
  reconcilePayments: { system: true },
  startPayment: { visitor: true, system: true },
} satisfies Record<string, WhoMay>
