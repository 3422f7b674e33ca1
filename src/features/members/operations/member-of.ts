import type { Context } from '@/platform/database/context'

/** The signed-in member of a context. Called after `requireActor`, which lets only members pass. */
export function memberOf({ actor }: Pick<Context, 'actor'>): { id: string; session: string } {
  if (actor.kind !== 'member') throw new Error('This needs a signed-in member')
  return actor
}
