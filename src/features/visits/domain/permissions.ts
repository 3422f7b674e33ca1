import { rolesFor } from '@/features/staff'
import { STAFF_ROLES } from '@/kernel/actor'
import { ANYONE, type WhoMay } from '@/kernel/permission'

/** Who may do each operation of this feature. Whoever holds the link of an appointment may change it. */
export const may = {
  announceVisit: { staff: rolesFor('leads', 'update'), system: true },
  bookVisit: ANYONE,
  changeByStaff: { staff: rolesFor('leads', 'update') },
  cancelAppointment: { holder: ['appointment'] },
  eraseOldAppointments: { system: true },
  findAttendedVisit: { system: true },
  findAppointment: { holder: ['appointment'] },
  findSeenProject: ANYONE,
  findVisitScope: { staff: rolesFor('leads', 'read') },
  listGalleries: ANYONE,
  listToday: { staff: rolesFor('leads', 'read') },
  listVisitsOfMember: { member: true },
  chooseDay: { visitor: true, member: true, holder: ['appointment'] },
  listSlots: { visitor: true, member: true, holder: ['appointment'] },
  moveAppointment: { holder: ['appointment'] },
  remindVisitors: { system: true },
  sendVisitMail: { system: true },
  sampleMails: { staff: STAFF_ROLES },
} satisfies Record<string, WhoMay>
