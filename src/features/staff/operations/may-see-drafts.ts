import type { Actor } from '@/kernel/actor'
import { type Area, isPermitted } from '../domain/permissions'

/** Whether the actor is staff with the right to read an area's drafts. */
export const maySeeDrafts = (actor: Actor, area: Area): boolean =>
  actor.kind === 'staff' && isPermitted(actor.role, area, 'read')
