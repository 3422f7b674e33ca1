import { rolesFor } from '@/features/staff'
import { ANYONE, type WhoMay } from '@/kernel/permission'

/** Who may do each operation of this feature. A visitor sends files and never sees them again. */
export const may = {
  arrivedUploads: ANYONE,
  forgetUploads: { staff: rolesFor('leads', 'delete'), system: true },
  listUploads: { staff: rolesFor('leads', 'read') },
  openUpload: { staff: rolesFor('leads', 'read') },
  sweepUploads: { system: true },
  takeUpload: ANYONE,
} satisfies Record<string, WhoMay>
