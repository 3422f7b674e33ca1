import { rolesFor } from '@/features/staff'
import { ANYONE, type WhoMay } from '@/kernel/permission'

/** Who may do each operation of this feature. */
export const may = {
  findCaptions: ANYONE,
  holdsFilm: ANYONE,
  invalidateFilm: { staff: rolesFor('media', 'update'), system: true },
  invalidateImage: { staff: rolesFor('media', 'update'), system: true },
  listPictureUses: { staff: rolesFor('media', 'read') },
  fingerprintUpload: { staff: rolesFor('media', 'update'), system: true },
} satisfies Record<string, WhoMay>
