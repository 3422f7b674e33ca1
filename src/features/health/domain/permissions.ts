import { STAFF_ROLES } from '@/kernel/actor'
import type { WhoMay } from '@/kernel/permission'

/** Who may do each operation of this feature. */
export const may = {
  countWaitingJobs: { staff: STAFF_ROLES, system: true },
  proveWritable: { system: true },
  sendProof: { system: true },
} satisfies Record<string, WhoMay>
