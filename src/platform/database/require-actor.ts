import type { Actor } from '@/kernel/actor'
import { isAllowed, type WhoMay } from '@/kernel/permission'
import type { Context } from './context'

/** Thrown when an actor reaches an operation without permission: the boundary should have refused it. */
export class ActorRefusedError extends Error {
  override name = 'ActorRefusedError'
  /** What Payload's endpoints answer. */
  readonly status = 403
}

const described = (actor: Actor) => (actor.kind === 'staff' ? `staff (${actor.role})` : actor.kind)

/** The first line of every operation: throws unless the permission names the actor, before anything is read. */
export function requireActor({ actor }: Pick<Context, 'actor'>, who: WhoMay): void {
  if (!isAllowed(actor, who)) throw new ActorRefusedError(`This is not for the actor: ${described(actor)}`)
}
