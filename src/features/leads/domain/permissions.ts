import { rolesFor } from '@/features/staff'
import type { WhoMay } from '@/kernel/permission'

/** Who may do each operation of this feature. */
export const may = {
  captureLead: { visitor: true },
  captureLeadsTogether: { visitor: true },
  confirmSubscription: { holder: ['newsletter'] },
  eraseOldLeads: { system: true },
  forgetSubscribers: { system: true },
  leaveNewsletter: { holder: ['newsletter'] },
  recordLeadChange: { visitor: true, staff: rolesFor('leads', 'update'), system: true },
  sendLeadMail: { system: true },
  sendNewsMail: { system: true },
  subscribeToNews: { visitor: true },
} satisfies Record<string, WhoMay>
