import type { Payload, PayloadRequest } from 'payload'

/**
 * What an operation is handed: the content system, the request whose transaction it must stay in (absent at
 * the outermost call), and the time. Operations never look these up themselves.
 */
export interface Context {
  payload: Payload
  req?: PayloadRequest
  now: Date
}

/** The context of a Payload hook: same transaction, same user. */
export function contextOf(req: PayloadRequest): Context {
  return { payload: req.payload, req, now: new Date() }
}
