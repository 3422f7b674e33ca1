import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Twelve digits of the last moment in milliseconds, sixty-four of the signature: lower case, so nothing breaks it. */
const PASS = /^([0-9a-f]{12})([0-9a-f]{64})$/

/** Each purpose has a key of its own: what was signed for one never opens another. */
function signatureOf(secret: string, purpose: string, about: readonly string[], until: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `pass\n${purpose}`, 32))
  return createHmac('sha256', key)
    .update(JSON.stringify([until, ...about]))
    .digest()
}

/** A word that opens one thing until a moment, and that nobody else can make up. It holds no secret of that thing. */
export function passFor(secret: string, purpose: string, about: readonly string[], until: Date): string {
  const last = until.getTime().toString(16).padStart(12, '0')
  return last + signatureOf(secret, purpose, about, last).toString('hex')
}

/** Whether a word is our own pass for exactly this, and still good. Takes the same time for every wrong signature. */
export function isPassFor(
  secret: string,
  purpose: string,
  about: readonly string[],
  word: string | undefined,
  now: Date,
): boolean {
  const [, until, signature] = PASS.exec(word ?? '') ?? []
  if (!until || !signature) return false
  const isOurs = timingSafeEqual(Buffer.from(signature, 'hex'), signatureOf(secret, purpose, about, until))
  return isOurs && now.getTime() < Number.parseInt(until, 16)
}
