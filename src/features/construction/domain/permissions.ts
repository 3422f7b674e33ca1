import { rolesFor } from '@/features/staff'
import { ANYONE, type WhoMay } from '@/kernel/permission'

/** Who may do each operation of this feature. */
export const may = {
  findConstruction: ANYONE,
  invalidateConstruction: { staff: rolesFor('settings', 'update'), system: true },
} satisfies Record<string, WhoMay>
