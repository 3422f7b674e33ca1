import { rolesFor } from '@/features/staff'
import type { WhoMay } from '@/kernel/permission'

/** Whoever sees planned prices. */
const DESK = { staff: rolesFor('prices', 'read') } as const satisfies WhoMay

/** Who may do each operation of this feature. */
export const may = {
  applyDuePrices: { system: true },
  approvePlan: { staff: rolesFor('prices', 'update') },
  callOffPlan: { staff: rolesFor('prices', 'update') },
  listPlans: DESK,
  listPricedUnits: DESK,
  listPriceProjects: DESK,
  proposePlan: { staff: rolesFor('prices', 'create') },
  readPlan: DESK,
  readUnitPrices: DESK,
} satisfies Record<string, WhoMay>
