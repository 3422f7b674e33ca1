import { rolesFor } from '@/features/staff'
import type { WhoMay } from '@/kernel/permission'

/** Who may do each operation of this feature. */
export const may = {
  confirmAlert: { holder: ['saved-search'] },
  findAlertScope: { staff: rolesFor('alerts', 'read') },
  forgetAlerts: { system: true },
  leaveAlerts: { holder: ['saved-search'] },
  snapshotMatches: { system: true },
  requestSearch: { visitor: true },
  saveAskedSearch: { system: true },
  saveSearch: { system: true },
  sendConfirmation: { system: true },
  sendDigest: { system: true },
  endAlertOfMember: { member: true },
  listAlertsOfMember: { member: true },
  matchAlerts: { system: true },
} satisfies Record<string, WhoMay>
