import { rolesFor } from '@/features/staff'
import { ANYONE, type WhoMay } from '@/kernel/permission'

/** Whoever sees what files were sent with: leads and cases, and slips of payments. */
const READERS = {
  staff: [...new Set([...rolesFor('leads', 'read'), ...rolesFor('payments', 'read')])],
  system: true,
} satisfies WhoMay

/** Who may do each operation of this feature. A visitor sends files and never sees them again. */
export const may = {
  arrivedUploads: ANYONE,
  forgetUploads: { staff: rolesFor('leads', 'delete'), system: true },
  listUploads: READERS,
  openUpload: READERS,
  sweepUploads: { system: true },
  takeUpload: ANYONE,
} satisfies Record<string, WhoMay>
