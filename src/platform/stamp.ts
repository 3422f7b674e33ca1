import { createHmac, timingSafeEqual } from 'node:crypto'

function signatureOf(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${value}`).digest('base64url')
}

/** A moment that nobody else can make up: `1700000000000.signature`. */
export function stampOf(secret: string, purpose: string, at: Date): string {
  const value = String(at.getTime())
  return `${value}.${signatureOf(secret, purpose, value)}`
}

/** How long ago, in milliseconds, we made a stamp; null when we did not make it. */
export function ageOfStamp(secret: string, purpose: string, stamp: string | undefined, now: Date): number | null {
  const [value, signature] = (stamp ?? '').split('.')
  if (!value || !signature || !/^\d{10,16}$/.test(value)) return null
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(secret, purpose, value))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return now.getTime() - Number(value)
}
