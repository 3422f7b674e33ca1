import { createHmac, timingSafeEqual } from 'node:crypto'

function signatureOf(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${value}`).digest('base64url')
}

/** A signed timestamp: `1700000000000.signature`. */
export function stampOf(secret: string, purpose: string, at: Date): string {
  const value = String(at.getTime())
  return `${value}.${signatureOf(secret, purpose, value)}`
}

/** The age of a signed timestamp in milliseconds; null when the signature is not ours. */
export function ageOfStamp(secret: string, purpose: string, stamp: string | undefined, now: Date): number | null {
  const [value, signature] = (stamp ?? '').split('.')
  if (!value || !signature || !/^\d{10,16}$/.test(value)) return null
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(secret, purpose, value))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return now.getTime() - Number(value)
}
