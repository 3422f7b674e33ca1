import type { Actor, StaffRole, TokenPurpose } from './actor'

/** Who may do something, as data. Everybody else is refused. */
export interface Permission {
  visitor?: true
  /** Staff with one of these roles. */
  staff?: readonly StaffRole[]
  member?: true
  affiliate?: true
  invitee?: true
  /** Holders of a token for one of these purposes; the operation verifies the token. */
  holder?: readonly TokenPurpose[]
  /** The system itself: jobs, scripts, the gateway. */
  system?: true
}

/** Public: everybody may. */
export const ANYONE = 'anyone'

export type WhoMay = Permission | typeof ANYONE

/** Whether an actor is permitted. Anything else is refused, including kinds of actors added later. */
export function isAllowed(actor: Actor, who: WhoMay): boolean {
  if (who === ANYONE) return true
  if (actor.kind === 'staff') return who.staff?.includes(actor.role) ?? false
  if (actor.kind === 'holder') return who.holder?.includes(actor.purpose) ?? false
  return who[actor.kind] === true
}
