import { timingSafeEqual } from 'node:crypto'
import { env } from './env'

/** Whether a request comes from this node's own front door, which alone knows the secret. */
export function isFrontDoor(request: Request): boolean {
  const given = Buffer.from(request.headers.get('x-front-secret') ?? '')
  const expected = Buffer.from(env.FRONT_SECRET ?? '')
  return expected.length > 0 && given.length === expected.length && timingSafeEqual(given, expected)
}
