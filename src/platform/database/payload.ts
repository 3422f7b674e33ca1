import config from '@payload-config'
import { executeAuthStrategies, getPayload, type Payload } from 'payload'
import { type Actor, staffActorOf, type TokenPurpose, VISITOR } from '@/kernel/actor'
import { hashOf } from '../sign-in/token-hash'
import type { Context } from './context'

/** The Payload instance of this process. Only `queries/` and `actions/` of features, routes and jobs may use it. */
export function payloadClient(): Promise<Payload> {
  return getPayload({ config })
}

const contextFor = async (actor: Actor): Promise<Context> => ({
  payload: await payloadClient(),
  actor,
  now: new Date(),
})

/** An anonymous visitor's context: for pages that are the same for everybody, and for forms. */
export const anonymousContext = (): Promise<Context> => contextFor(VISITOR)

/** The system's context: a job by its task name, or the gateway. */
export const systemContext = (name: string): Promise<Context> => contextFor({ kind: 'system', name })

/** The context of somebody who uses a link or button with a token, which may be forged. */
export const holderContext = (purpose: TokenPurpose, token: string): Promise<Context> =>
  contextFor({ kind: 'holder', purpose, opens: hashOf(token) })

/**
 * The user of a session, or null. `payload.auth` would also work out what this user may do with every field of every
 * collection, which costs more than the rest of a small page.
 */
export async function userOfHeaders(headers: Headers) {
  const { user } = await executeAuthStrategies({ headers, payload: await payloadClient() })
  return user
}

/**
 * The context of a request: the signed-in staff member of its session; otherwise the holder of the token in the
 * address, if there is one; otherwise a visitor.
 */
export async function contextOfHeaders(
  headers: Headers,
  link: { purpose: TokenPurpose; token: unknown } | null = null,
): Promise<Context> {
  const staff = staffActorOf(await userOfHeaders(headers))
  if (staff) return contextFor(staff)
  return typeof link?.token === 'string' ? holderContext(link.purpose, link.token) : anonymousContext()
}
