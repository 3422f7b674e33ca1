import { rolesFor } from '@/features/staff'
import { STAFF_ROLES } from '@/kernel/actor'
import { ANYONE, type WhoMay } from '@/kernel/permission'

/** Whoever receives members in a sales gallery: sees a card and its points, and confirms a code. */
const DESK = { staff: rolesFor('members', 'read') } as const satisfies WhoMay
const ADMINS = { staff: rolesFor('members', 'update') } as const satisfies WhoMay

/** Who may do each operation of this feature. */
export const may = {
  changePoints: ADMINS,
  confirmCode: DESK,
  currentRules: { ...ADMINS, system: true },
  earnForContract: { system: true },
  earnForVisit: { system: true },
  endCodes: { system: true },
  exportPoints: { member: true },
  findAtDesk: DESK,
  findNobleId: ANYONE,
  findNobleIdDraft: { staff: rolesFor('catalogue', 'read'), holder: ['preview'] },
  findOwnCard: { member: true },
  findOwnRedemption: { member: true },
  invalidateNobleId: ANYONE,
  readAtDesk: DESK,
  readRedemption: DESK,
  redeemBenefit: { member: true },
  sampleMails: { staff: STAFF_ROLES },
  sendPointsMail: { system: true },
} satisfies Record<string, WhoMay>
