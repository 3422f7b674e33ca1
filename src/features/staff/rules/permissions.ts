/** The people of the back office (issue: admin, editor, publisher, sales; C41). */
export const ROLES = ['admin', 'editor', 'publisher', 'sales'] as const
export type Role = (typeof ROLES)[number]

/** The parts of the back office that a role may or may not touch. */
export type Area =
  | 'catalogue'
  | 'units'
  | 'media'
  | 'settings'
  | 'leads'
  | 'subscribers'
  | 'alerts'
  | 'previews'
  | 'staff'
export type Deed = 'read' | 'create' | 'update' | 'delete' | 'publish'

const ALL: readonly Deed[] = ['read', 'create', 'update', 'delete', 'publish']
const WRITE: readonly Deed[] = ['read', 'create', 'update']
const READ: readonly Deed[] = ['read']

/**
 * Who may do what. An editor writes, a publisher makes public, sales know homes and people, and only an admin
 * knows staff. Those who write hand on links to drafts and see who gets news; subscribers come and go by themselves.
 * Nobody is anonymous here: the public site reads through operations, never through these rights.
 */
const MAY: Record<Role, Partial<Record<Area, readonly Deed[]>>> = {
  admin: {
    catalogue: ALL,
    units: ALL,
    media: ALL,
    settings: ALL,
    leads: ALL,
    subscribers: ['read', 'delete'],
    alerts: ['read', 'delete'],
    previews: ['create'],
    staff: ALL,
  },
  publisher: { catalogue: ALL, units: ALL, media: ALL, settings: ALL, subscribers: READ, previews: ['create'] },
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
    leads: ['read', 'create', 'update'],
    alerts: READ,
  },
}

/** Whether a role may do a deed in an area. No role, no right. */
export function isPermitted(role: Role | null, area: Area, deed: Deed): boolean {
  return role !== null && (MAY[role][area]?.includes(deed) ?? false)
}

/** The role of whoever is signed in, or null for nobody, or for a user of another kind. */
export function roleOf(user: unknown): Role | null {
  if (typeof user !== 'object' || user === null || !('role' in user)) return null
  return ROLES.find((role) => role === user.role) ?? null
}

/** What a save asks for, as far as publishing is concerned. */
export interface SaveRequest {
  role: Role | null
  area: Area
  /** True: only a draft version is written and what the public sees stays as it is. */
  isDraftSave: boolean
  isCreate: boolean
  status: string | undefined
}

/** Whether a save would change what the public sees without the right to publish. */
export function changesPublicWithoutRight(save: SaveRequest): boolean {
  if (isPermitted(save.role, save.area, 'publish')) return false
  if (save.status === 'published') return true
  return !save.isCreate && !save.isDraftSave
}
