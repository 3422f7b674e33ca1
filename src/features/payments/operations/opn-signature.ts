import { createHmac, timingSafeEqual } from 'node:crypto'
import type { NoticeFault, RawNotice } from '../domain/provider'

/** Messages signed longer ago, or further ahead, are stale. */
const WINDOW_S = 300

/**
 * What is wrong with the signature of a message; null when it is genuine. It is an HMAC of the time and the raw body
 * (https://docs.omise.co/api-webhooks). Two signatures are sent while a secret is exchanged.
 */
export function faultOfSignature({ body, header, now }: RawNotice, secret: string): NoticeFault | null {
  const [signatures, seconds] = [header('omise-signature'), header('omise-signature-timestamp')]
  if (!signatures || !seconds || !/^\d{1,12}$/.test(seconds)) return 'unsigned'
  const expected = createHmac('sha256', Buffer.from(secret, 'base64')).update(`${seconds}.${body}`).digest()
  const isGenuine = signatures.split(',', 2).some((signature) => {
    const given = Buffer.from(signature.trim(), 'hex')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  if (!isGenuine) return 'forged'
  return Math.abs(now.getTime() / 1000 - Number(seconds)) > WINDOW_S ? 'stale' : null
}
