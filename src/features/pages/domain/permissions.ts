import { rolesFor } from '@/features/staff'
import { ANYONE, type WhoMay } from '@/kernel/permission'

/** Who may do each operation of this feature. */
export const may = {
  invalidateBrandPage: { staff: rolesFor('catalogue', 'update'), system: true },
  invalidateHomePage: { staff: rolesFor('catalogue', 'update'), system: true },
  findBrandContent: ANYONE,
  findBrandDraft: { staff: rolesFor('catalogue', 'read'), holder: ['preview'] },
  findHomeContent: ANYONE,
  findHomeDraft: { staff: rolesFor('catalogue', 'read'), holder: ['preview'] },
  listPageDates: ANYONE,
  readHomeDraft: { staff: rolesFor('catalogue', 'read'), holder: ['preview'] },
} satisfies Record<string, WhoMay>
