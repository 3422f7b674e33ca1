import { timingSafeEqual } from 'node:crypto'
import { env } from './env'

/** Whether a request comes from this node's gateway, which alone knows the secret. */
export function isFromGateway(request: Request): boolean {
  const given = Buffer.from(request.headers.get('x-gateway-secret') ?? '')
  const expected = Buffer.from(env.GATEWAY_SECRET ?? '')
  return expected.length > 0 && given.length === expected.length && timingSafeEqual(given, expected)
}
