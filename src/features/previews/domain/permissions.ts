import { rolesFor } from '@/features/staff'
import { ANYONE, type WhoMay } from '@/kernel/permission'

/** Who may do each operation of this feature. */
export const may = {
  listDrafts: { staff: rolesFor('catalogue', 'read') },
  openDraft: ANYONE,
  sharePreview: { staff: rolesFor('previews', 'create') },
} satisfies Record<string, WhoMay>
