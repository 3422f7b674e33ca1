import { rolesFor } from '@/features/staff'
import { ANYONE, type WhoMay } from '@/kernel/permission'

/** Who may do each operation of this feature. */
export const may = {
  announceBarTurns: { system: true },
  invalidatePopup: { staff: rolesFor('catalogue', 'update'), system: true },
  findTemplateSetting: ANYONE,
  listMenus: ANYONE,
  listPopups: ANYONE,
} satisfies Record<string, WhoMay>
