import { rolesFor } from '@/features/staff'
import { ANYONE, type WhoMay } from '@/kernel/permission'

/** Who may do each operation of this feature. */
export const may = {
  findPublishedNews: ANYONE,
  findPublishedProjects: ANYONE,
  listPublishedNews: ANYONE,
  listPublishedPromotions: ANYONE,
  listPublishedSlugs: ANYONE,
  previewProjects: { staff: rolesFor('catalogue', 'read') },
} satisfies Record<string, WhoMay>
