import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Twelve hex digits of the expiry in milliseconds and 64 of the signature. Lower case survives every mail client. */
const TOKEN = /^([0-9a-f]{12})([0-9a-f]{64})$/

/** Each purpose has its own key: a signature for one is invalid for another. */
function signatureOf(secret: string, purpose: string, about: readonly string[], until: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `pass\n${purpose}`, 32))
  return createHmac('sha256', key)
    .update(JSON.stringify([until, ...about]))
    .digest()
}

/** An HMAC-signed token that expires. It grants access to one thing and contains no secret of it. */
export function signToken(secret: string, purpose: string, about: readonly string[], until: Date): string {
  const last = until.getTime().toString(16).padStart(12, '0')
  return last + signatureOf(secret, purpose, about, last).toString('hex')
}

/** Whether a token is signed for exactly this and has not expired. Compares in constant time. */
export function isValidToken(
  secret: string,
  purpose: string,
  about: readonly string[],
  word: string | undefined,
  now: Date,
): boolean {
  const [, until, signature] = TOKEN.exec(word ?? '') ?? []
  if (!until || !signature) return false
  const isOurs = timingSafeEqual(Buffer.from(signature, 'hex'), signatureOf(secret, purpose, about, until))
  return isOurs && now.getTime() < Number.parseInt(until, 16)
}
