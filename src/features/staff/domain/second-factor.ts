import { bareCode } from '@/kernel/form/typed-digits'

/** The base32 alphabet of RFC 4648, which code apps read. */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Seconds for which a code is shown (RFC 6238 §4.1), and its digits. */
export const STEP_SECONDS = 30
export const DIGITS = 6

/** Whose accounts they are, as code apps and browsers list them. */
export const ISSUER = 'noble & nue'

/** Recovery codes made at once. */
export const RECOVERY_CODES = 10

/** Base32 without padding. */
export function base32(bytes: Uint8Array): string {
  let [bits, held, text] = [0, 0, '']
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += BASE32[(held >> bits) & 31]
    }
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + BASE32[(held << (5 - bits)) & 31] : text
}

/** The address that a code app reads from the QR code (Key Uri Format of Google Authenticator). */
export function codeAppAddress(issuer: string, account: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}

/** What somebody typed as their second factor: six digits of the code app, or a recovery code; null for neither. */
export function readCode(typed: string): { kind: 'app' | 'recovery'; code: string } | null {
  const code = bareCode(typed).toLowerCase()
  if (/^\d{6}$/.test(code)) return { kind: 'app', code }
  return /^[a-z2-7]{16}$/.test(code) ? { kind: 'recovery', code } : null
}

/** A recovery code as it is shown: four groups of four. */
export const shownCode = (code: string): string => (code.match(/.{4}/g) ?? []).join('-')

/** What a session may do: all of its role, nothing but setting up the second factor, or nothing at all. */
export type SessionStanding = 'full' | 'must-enrol' | 'unproved'

interface StandingFacts {
  /** Since when the account has each of its second factors, and the session that set it up. */
  factors: readonly { since: Date; session: string | null }[]
  session: { id: string; createdAt: Date } | null
  isRequired: boolean
}

/**
 * With second factors, a session counts when it began after one was set up (signing in then asked for it) or set one up
 * itself. Without one, it counts unless the role requires one.
 */
export function standingOf({ factors, session, isRequired }: StandingFacts): SessionStanding {
  if (factors.length === 0) return isRequired ? 'must-enrol' : 'full'
  if (!session) return 'unproved'
  const counts = factors.some(({ since, session: by }) => session.id === by || session.createdAt > since)
  return counts ? 'full' : 'unproved'
}
