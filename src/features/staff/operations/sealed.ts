import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/** Each use has its own key, derived from PAYLOAD_SECRET (RFC 5869). */
const keyFor = (secret: string, use: string) => Buffer.from(hkdfSync('sha256', secret, '', `staff\n${use}`, 32))

/**
 * Encrypts with AES-256-GCM. The text opens only for the same use and the same `about` (whose it is), so that a row
 * copied to another account is worthless.
 */
export function seal(secret: string, use: string, about: string, bytes: Uint8Array): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, use), iv).setAAD(Buffer.from(about))
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([iv, sealed, cipher.getAuthTag()]).toString('base64url')
}

/** The bytes that were sealed; null for anything that was not sealed with this key, for this use, about this. */
export function unseal(secret: string, use: string, about: string, text: string): Buffer | null {
  const all = Buffer.from(text, 'base64url')
  if (all.length < IV_BYTES + TAG_BYTES) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, use), all.subarray(0, IV_BYTES))
    decipher.setAAD(Buffer.from(about)).setAuthTag(all.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(all.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()])
  } catch {
    return null
  }
}

/** What names an account to an authenticator: the same for each passkey of a person, and nothing to anybody else. */
export const userHandle = (secret: string, staff: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHmac('sha256', keyFor(secret, 'passkey owner')).update(String(staff)).digest())

/** How a recovery code is stored. A code holds 80 random bits: no slow hash is needed against guessing. */
export const recoveryHash = (secret: string, staff: number, code: string): string =>
  createHmac('sha256', keyFor(secret, 'recovery code')).update(`${staff}\n${code}`).digest('base64url')
