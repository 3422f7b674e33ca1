import { STAFF_ROLES } from '@/kernel/actor'
import type { WhoMay } from '@/kernel/permission'

/** Who may do each operation of this feature. Each count is limited to what the role may read. */
export const may = {
  readWaitingWork: { staff: STAFF_ROLES },
} satisfies Record<string, WhoMay>
