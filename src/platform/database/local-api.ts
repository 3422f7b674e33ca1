import type { Payload } from 'payload'
import { type Context, carrying, userOf } from './context'
import { openSessionOf } from './database'

/**
 * The access of a Payload call: `everything`, when the operation has checked permissions itself, or only what the
 * collection's access functions grant the actor (nothing to anybody but staff).
 */
export type Access = 'everything' | 'as-actor'

const METHODS = ['find', 'findByID', 'findGlobal', 'count', 'create', 'update', 'updateGlobal', 'delete'] as const

type LocalApi = Pick<Payload, (typeof METHODS)[number]>

/**
 * The only access to Payload's Local API. The caller states the access level; this function adds the request, so that
 * the call joins the context's transaction (and is refused after its end), and the actor, so that hooks know who it is.
 */
export function localApi(ctx: Context, access: Access): LocalApi {
  const { payload, actor, req } = ctx
  const stated = { req, user: userOf(ctx), overrideAccess: access === 'everything' }
  const calls = METHODS.map((method) => [
    method,
    async (options: { context?: Record<string, unknown> }) => {
      await openSessionOf(payload, req)
      const call = payload[method] as (options: unknown) => Promise<unknown>
      return call.call(payload, { ...options, ...stated, context: { ...options.context, ...carrying(actor) } })
    },
  ])
  return Object.fromEntries(calls) as LocalApi
}

/** What a read finds; nothing where the role may not see it. */
export async function unlessRefused<Found>(read: () => Promise<Found[]>): Promise<Found[]> {
  try {
    return await read()
  } catch (error) {
    if ((error as { status?: number }).status === 403) return []
    throw error
  }
}
