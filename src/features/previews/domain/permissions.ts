import { rolesFor } from '@/features/staff'
import { ANYONE, type WhoMay } from '@/kernel/permission'

/** Who may do each operation of this feature. */
export const may = {
  openDraft: ANYONE,
  sharePreview: { staff: rolesFor('previews', 'create') },
} satisfies Record<string, WhoMay>
