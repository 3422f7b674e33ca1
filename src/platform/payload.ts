import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import type { Context } from './context'

/** The content system of this process. Only `reads/` and `actions/` of features, and routes, may ask for it. */
export function payloadClient(): Promise<Payload> {
  return getPayload({ config })
}

/** A context of nobody in particular, now: for reading what is public and for what visitors send. */
export async function publicContext(): Promise<Context> {
  return { payload: await payloadClient(), now: new Date() }
}
