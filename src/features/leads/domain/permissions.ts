import { rolesFor } from '@/features/staff'
import { STAFF_ROLES } from '@/kernel/actor'
import type { WhoMay } from '@/kernel/permission'

const READ = { staff: rolesFor('leads', 'read') } as const satisfies WhoMay
const WORK = { staff: rolesFor('leads', 'update') } as const satisfies WhoMay
/** Whoever leads the sale. */
const LEAD = { staff: rolesFor('desk', 'update') } as const satisfies WhoMay
const ADMIN = { staff: rolesFor('desk', 'publish') } as const satisfies WhoMay

/** Who may do each operation of this feature. */
export const may = {
  addAbsence: READ,
  assignLeads: LEAD,
  captureLead: { visitor: true },
  captureLeadsTogether: { visitor: true },
  changeLeadState: WORK,
  confirmSubscription: { holder: ['newsletter'] },
  countDeskWork: READ,
  deliverToCrm: { system: true },
  eraseOldLeads: { system: true },
  exportLeads: { staff: rolesFor('leads', 'read') },
  findLeadScope: READ,
  forgetSubscribers: { system: true },
  findNewsOfMember: { member: true },
  handOver: LEAD,
  joinPerson: WORK,
  leaveNewsletter: { holder: ['newsletter'] },
  recordLeadEvent: { visitor: true },
  listDeliveries: LEAD,
  listDeskLeads: READ,
  listLeadsOfMember: { member: true },
  listLeadsOfPerson: { staff: rolesFor('leads', 'read') },
  logContact: WORK,
  markNotDuplicate: WORK,
  markSpam: WORK,
  matchPeople: { system: true },
  readDeskLead: READ,
  readFigures: READ,
  readTeam: READ,
  recordLeadChange: { visitor: true, staff: rolesFor('leads', 'update'), system: true },
  removeAbsence: READ,
  replayDelivery: LEAD,
  requestNews: { visitor: true },
  saveSeller: ADMIN,
  sellsProject: READ,
  sendLeadMail: { system: true },
  sendNewsMail: { system: true },
  setNextStep: WORK,
  subscribeMember: { member: true },
  subscribeToNews: { system: true },
  takeLead: WORK,
  trackLead: { visitor: true, member: true, staff: rolesFor('leads', 'update'), system: true },
  undoMatch: WORK,
  unsubscribeMember: { member: true },
  sampleMails: { staff: STAFF_ROLES },
} satisfies Record<string, WhoMay>
