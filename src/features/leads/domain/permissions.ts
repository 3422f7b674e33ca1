import { rolesFor } from '@/features/staff'
import { STAFF_ROLES } from '@/kernel/actor'
import type { WhoMay } from '@/kernel/permission'

/** Who may do each operation of this feature. */
export const may = {
  captureLead: { visitor: true },
  captureLeadsTogether: { visitor: true },
  confirmSubscription: { holder: ['newsletter'] },
  eraseOldLeads: { system: true },
  exportLeads: { staff: rolesFor('leads', 'read') },
  forgetSubscribers: { system: true },
  findNewsOfMember: { member: true },
  leaveNewsletter: { holder: ['newsletter'] },
  recordLeadEvent: { visitor: true },
  listLeadsOfMember: { member: true },
  listLeadsOfPerson: { staff: rolesFor('leads', 'read') },
  recordLeadChange: { visitor: true, staff: rolesFor('leads', 'update'), system: true },
  sendLeadMail: { system: true },
  sendNewsMail: { system: true },
  subscribeMember: { member: true },
  subscribeToNews: { visitor: true },
  unsubscribeMember: { member: true },
  sampleMails: { staff: STAFF_ROLES },
} satisfies Record<string, WhoMay>
