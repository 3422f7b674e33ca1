import type { Payload, PayloadRequest } from 'payload'
import { type Actor, staffActorOf, VISITOR } from '@/kernel/actor'
import { onProcess } from '@/kernel/process-wide'

/**
 * What an operation receives: Payload, the actor, the request whose transaction it must join (absent at the outermost
 * call), and the time. Operations never look these up themselves.
 */
export interface Context {
  payload: Payload
  actor: Actor
  req?: PayloadRequest
  now: Date
  /** The nesting depth within a transaction; known inside `inTransaction` only. */
  depth?: number
}

/** The member of staff who acts; null for anybody else. */
export const staffOf = ({ actor }: Pick<Context, 'actor'>): number | null => (actor.kind === 'staff' ? actor.id : null)

/** Whether somebody on record is the member of staff who acts. */
export const isActing = (ctx: Pick<Context, 'actor'>, staff: number | null): boolean =>
  staff !== null && staff === staffOf(ctx)

/** The member of staff who acts, where a permission lets nobody else pass. Throws for anybody else. */
export function actingStaff({ actor }: Pick<Context, 'actor'>): number {
  if (actor.kind !== 'staff') throw new Error('This needs a member of staff')
  return actor.id
}

/** The user that Payload acts as: staff, or nobody. */
export function userOf({ actor, req }: Pick<Context, 'actor' | 'req'>) {
  if (actor.kind !== 'staff') return null
  return req?.user ?? ({ collection: 'staff', id: actor.id, role: actor.role } as unknown as PayloadRequest['user'])
}

declare module '@/kernel/process-wide' {
  interface ProcessWide {
    /** The key under which `localApi` passes the actor to the hooks of its call. */
    'actor key': { readonly actor: symbol }
  }
}

const ACTOR = onProcess('actor key', () => ({ actor: Symbol('actor') })).actor

/** The context of a Payload call that tells its hooks who the actor is. */
export const carrying = (actor: Actor): Record<symbol, Actor> => ({ [ACTOR]: actor })

/**
 * The actor of a Payload request: the actor passed by an operation; otherwise the signed-in staff member; otherwise the
 * system for calls without a client (a script, a scheduled publication), and a visitor for all others.
 */
function actorOf(req: PayloadRequest): Actor {
  const carried = (req.context as Record<symbol, Actor | undefined> | undefined)?.[ACTOR]
  if (carried) return carried
  const staff = staffActorOf(req.user)
  if (staff) return staff
  const isOurOwn = req.payloadAPI === 'local' && !req.headers?.has('host') && !req.user
  return isOurOwn ? { kind: 'system', name: 'local-api' } : VISITOR
}

/** The context of a Payload hook or endpoint: same transaction, same user. */
export function contextOf(req: PayloadRequest): Context {
  return { payload: req.payload, actor: actorOf(req), req, now: new Date() }
}
