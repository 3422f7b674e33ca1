import { rolesFor } from '@/features/staff'
import { ANYONE, type WhoMay } from '@/kernel/permission'

/** Who may do each operation of this feature. */
export const may = {
  announcePastEvents: { system: true },
  findEntry: ANYONE,
  findEntryDraft: { staff: rolesFor('catalogue', 'read'), holder: ['preview'] },
  findMembersParts: { member: true },
  invalidateEntry: { staff: rolesFor('catalogue', 'update'), system: true },
  listEntries: ANYONE,
} satisfies Record<string, WhoMay>
