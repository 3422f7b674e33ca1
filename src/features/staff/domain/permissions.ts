import { STAFF_ROLES, type StaffRole } from '@/kernel/actor'
import { ANYONE, type WhoMay } from '@/kernel/permission'

/** The areas of the back office that rights are granted for. */
export type Area =
  | 'catalogue'
  | 'units'
  | 'media'
  | 'settings'
  | 'leads'
  | 'desk'
  | 'bookings'
  | 'payments'
  | 'care'
  | 'launches'
  | 'prices'
  | 'subscribers'
  | 'alerts'
  | 'members'
  | 'previews'
  | 'staff'
export type Deed = 'read' | 'create' | 'update' | 'delete' | 'publish'

const ALL: readonly Deed[] = ['read', 'create', 'update', 'delete', 'publish']
const WRITE: readonly Deed[] = ['read', 'create', 'update']
const READ: readonly Deed[] = ['read']

/**
 * The rights of each role. Editors write, publishers publish, sales handle units and leads, supervisors also lead the
 * sale (cancelling a booking, extending a hold, who answers whom), finance handles payments, care
 * answers complaints, and only admins manage staff. Whoever writes may share preview links and see subscribers;
 * subscribers are never created or edited here.
 * There is no anonymous access: the public site reads through operations, never through these rights.
 */
const MAY: Record<StaffRole, Partial<Record<Area, readonly Deed[]>>> = {
  admin: {
    catalogue: ALL,
    units: ALL,
    media: ALL,
    settings: ALL,
    leads: ALL,
    desk: ALL,
    bookings: ALL,
    payments: ALL,
    care: ALL,
    launches: ['read', 'update'],
    prices: WRITE,
    subscribers: ['read', 'delete'],
    alerts: ['read', 'delete'],
    members: ['read', 'update'],
    previews: ['create'],
    staff: ALL,
  },
  publisher: {
    catalogue: ALL,
    units: ALL,
    media: ALL,
    settings: ALL,
    launches: READ,
    prices: READ,
    subscribers: READ,
    previews: ['create'],
  },
  editor: {
    catalogue: WRITE,
    units: WRITE,
    media: WRITE,
    settings: READ,
    subscribers: READ,
    previews: ['create'],
  },
  sales: {
    catalogue: READ,
    units: ['read', 'update'],
    media: READ,
    settings: READ,
    leads: WRITE,
    desk: READ,
    bookings: ['read', 'update'],
    launches: READ,
    prices: READ,
    alerts: READ,
    members: READ,
  },
  supervisor: {
    catalogue: READ,
    units: ['read', 'update'],
    media: READ,
    settings: READ,
    leads: WRITE,
    desk: ['read', 'create', 'update', 'delete'],
    bookings: ['read', 'update', 'delete'],
    payments: ['read', 'create'],
    care: READ,
    launches: ['read', 'update'],
    prices: WRITE,
    alerts: READ,
    members: READ,
  },
  finance: {
    catalogue: READ,
    units: READ,
    media: READ,
    settings: READ,
    bookings: READ,
    launches: READ,
    prices: READ,
    payments: WRITE,
  },
  care: {
    catalogue: READ,
    units: READ,
    media: READ,
    settings: READ,
    care: ['read', 'update'],
  },
}

/** Whether a role has a right in an area. Without a role there are no rights. */
export function isPermitted(role: StaffRole | null, area: Area, deed: Deed): boolean {
  return role !== null && (MAY[role][area]?.includes(deed) ?? false)
}

/** The roles with a right in an area: the building block of an operation's permission. */
export const rolesFor = (area: Area, deed: Deed): StaffRole[] =>
  STAFF_ROLES.filter((role) => isPermitted(role, area, deed))

/** The facts of a save that publishing rights depend on. */
export interface SaveRequest {
  role: StaffRole | null
  area: Area
  /** True: only a draft version is written, and the public content stays unchanged. */
  isDraftSave: boolean
  isCreate: boolean
  status: string | undefined
}

/** Whether a save would change public content without the right to publish. */
export function changesPublicWithoutRight(save: SaveRequest): boolean {
  if (isPermitted(save.role, save.area, 'publish')) return false
  if (save.status === 'published') return true
  return !save.isCreate && !save.isDraftSave
}

/** Whoever holds a session: also one that may do nothing yet but set up its second factor. */
const SIGNED_IN = { staff: STAFF_ROLES, holder: ['second-factor'] } as const

/** Who may do each operation of this feature. */
export const may = {
  addPasskey: SIGNED_IN,
  beginEnrolment: SIGNED_IN,
  checkSecondFactor: ANYONE,
  confirmationStatus: { staff: rolesFor('staff', 'update') },
  confirmEnrolment: SIGNED_IN,
  confirmIdentity: { staff: rolesFor('staff', 'update') },
  findSalesScope: { staff: STAFF_ROLES },
  offerPasskey: SIGNED_IN,
  removePasskey: { staff: STAFF_ROLES },
  renewRecoveryCodes: { staff: STAFF_ROLES },
  reportAccountChange: ANYONE,
  resetPassword: { visitor: true },
  resetSecondFactor: { staff: rolesFor('staff', 'update') },
  secondFactorStatus: { staff: STAFF_ROLES },
  sendAccountMail: { system: true },
  sendPasswordLink: { system: true },
} satisfies Record<string, WhoMay>
