import { rolesFor } from '@/features/staff'
import { ANYONE, type WhoMay } from '@/kernel/permission'

/** Who may do each operation of this feature. */
export const may = {
  invalidateNews: { staff: rolesFor('catalogue', 'update'), system: true },
  invalidatePost: { staff: rolesFor('catalogue', 'update'), system: true },
  findNewsItem: ANYONE,
  findPost: ANYONE,
  listNews: ANYONE,
  listPosts: ANYONE,
  previewStory: { staff: rolesFor('catalogue', 'read'), holder: ['preview'] },
} satisfies Record<string, WhoMay>
