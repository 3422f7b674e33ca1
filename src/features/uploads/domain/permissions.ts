import { rolesFor } from '@/features/staff'
import { ANYONE, type WhoMay } from '@/kernel/permission'

/** Whoever sees what files were sent with: requests, complaints, and slips of payments. */
const READERS = {
  staff: [...new Set((['leads', 'care', 'payments'] as const).flatMap((area) => rolesFor(area, 'read')))],
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
