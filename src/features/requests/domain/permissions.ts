import { rolesFor } from '@/features/staff'
import { STAFF_ROLES } from '@/kernel/actor'
import { ANYONE, type WhoMay } from '@/kernel/permission'

/** Who may do each operation of this feature. */
export const may = {
  eraseOldRequests: { system: true },
  findFormSettings: ANYONE,
  findRecipients: { system: true },
  findRequestScope: { staff: rolesFor('leads', 'read') },
  isSwitchedOff: { visitor: true },
  listRequestsOfMember: { member: true },
  sendRequestMail: { system: true },
  takeRequest: { visitor: true },
  sampleMails: { staff: STAFF_ROLES },
} satisfies Record<string, WhoMay>
