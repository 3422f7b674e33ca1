import { rolesFor } from '@/features/staff'
import { STAFF_ROLES } from '@/kernel/actor'
import type { WhoMay } from '@/kernel/permission'

/** Whoever has the link of a case. */
const PERSON = { holder: ['case'] } as const satisfies WhoMay
const READ = { staff: rolesFor('care', 'read') } as const satisfies WhoMay
const UPDATE = { staff: rolesFor('care', 'update') } as const satisfies WhoMay

/** Who may do each operation of this feature. */
export const may = {
  answerCase: UPDATE,
  closeOldCases: { system: true },
  escalateLateCases: { system: true },
  eraseOldCases: { system: true },
  findCase: PERSON,
  listCases: READ,
  openCase: { system: true },
  rateCase: PERSON,
  readCase: READ,
  reopenCase: PERSON,
  sendCaseMail: { system: true },
  takeCase: UPDATE,
  writeToCase: PERSON,
  sampleMails: { staff: STAFF_ROLES },
} satisfies Record<string, WhoMay>
