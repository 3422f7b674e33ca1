/** The staff roles (C41). Their rights are in the table of the feature `staff`. */
export const STAFF_ROLES = ['admin', 'editor', 'publisher', 'sales', 'supervisor', 'finance', 'care'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/**
 * The purpose of a token: a token for one purpose is invalid for any other. `second-factor` is a session of staff that
 * may do nothing yet but set up its second factor; `booking` is in the cookie of a buyer, `launch` in that of somebody
 * whose turn it is; the others are
 * mailed or shared.
 */
export type TokenPurpose =
  | 'newsletter'
  | 'saved-search'
  | 'preview'
  | 'second-factor'
  | 'booking'
  | 'launch'
  | 'appointment'
  | 'case'

/**
 * Who acts. Determined once at the boundary (a page, action, route, Payload hook, job, script or test) and passed down
 * in the context; nothing below infers it.
 */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'staff'; id: number; role: StaffRole }
  /** A member of the site, in one of the member's sessions. */
  | { kind: 'member'; id: string; session: string }
  | { kind: 'affiliate'; id: number }
  | { kind: 'invitee'; id: number }
  /** The holder of a token. `opens` is the unverified token; the operation verifies it. */
  | { kind: 'holder'; purpose: TokenPurpose; opens: string }
  /** The system itself: a job, a script, the gateway. */
  | { kind: 'system'; name: string }

/** An anonymous visitor. */
export const VISITOR: Actor = { kind: 'visitor' }

/** The role of a Payload user; null without a user, or for a user of another kind. */
export function roleOf(user: unknown): StaffRole | null {
  if (typeof user !== 'object' || user === null || !('role' in user)) return null
  return STAFF_ROLES.find((role) => role === user.role) ?? null
}

/** The staff actor of a Payload user; null without a user, or for a user of another kind. */
export function staffActorOf(user: unknown): Actor | null {
  const role = roleOf(user)
  if (role === null || typeof user !== 'object' || user === null) return null
  const { id, collection } = user as { id?: unknown; collection?: unknown }
  return collection === 'staff' && typeof id === 'number' ? { kind: 'staff', id, role } : null
}
