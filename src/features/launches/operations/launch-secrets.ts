import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { seal, unseal } from '@/features/staff/server'
import { env } from '@/platform/process/env'

/** Thrown when the key is missing: no secret and nothing about entrants is stored without it. */
function launchKey(): string {
  if (!env.BOOKING_KEY) throw new Error('BOOKING_KEY is not set')
  return env.BOOKING_KEY
}

/** Each use has its own key, derived from BOOKING_KEY (RFC 5869). */
const keyed = (use: string, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', launchKey(), '', `launch\n${use}`, 32)))
    .update(JSON.stringify(parts))
    .digest()

const SECRET = 'launch secret'
const CONTACT = 'launch contact'

/** A new secret of a launch: 256 bits, as 64 hex characters. */
export const newSecret = (): string => randomBytes(32).toString('hex')

/** Encrypts the secret of a launch until its draw. */
export const sealSecret = (code: string, secret: string): string => seal(launchKey(), SECRET, code, Buffer.from(secret))

/** The secret of a launch. Throws for what was not sealed for it with this key. */
export function openSecret(code: string, sealed: string): string {
  const opened = unseal(launchKey(), SECRET, code, sealed)
  if (!opened) throw new Error('The secret of the launch cannot be opened: BOOKING_KEY has changed')
  return opened.toString()
}

/** Encrypts the address of an entrant. `about` is the ticket, or the reference of the request. */
export const sealContact = (about: string, email: string): string =>
  seal(launchKey(), CONTACT, about, Buffer.from(email))

/** The address of an entrant; null once it was erased. */
export const openContact = (about: string, sealed: string | null): string | null =>
  sealed === null ? null : (unseal(launchKey(), CONTACT, about, sealed)?.toString() ?? null)

/** Recognises a person in one launch without storing the address in the clear. */
export const personOf = (code: string, email: string): string =>
  keyed('person', code, email.toLowerCase()).toString('hex')

/** Recognises the number of a document in one launch, whatever kind it is. The number itself is stored nowhere. */
export const identityOf = (code: string, number: string): string => keyed('identity', code, number).toString('hex')

/** The six digits of one round of codes. Nothing is stored: they follow from the key. */
export function codeOf(reference: string, round: number): string {
  const number = keyed('code', reference, String(round)).readUInt32BE() % 1_000_000
  return String(number).padStart(6, '0')
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A new public ticket: `k3v9m-2mq7x-hd84s`, 74 random bits. It says nothing about its holder. */
export function newTicket(): string {
  const signs: string[] = []
  while (signs.length < 15)
    for (const byte of randomBytes(32)) {
      // 248 is the largest multiple of 31 in a byte: no letter is likelier than another.
      if (byte < 248 && signs.length < 15) signs.push(LETTERS[byte % LETTERS.length] as string)
    }
  return [0, 5, 10].map((from) => signs.slice(from, from + 5).join('')).join('-')
}

/** The token of the link to an entry, 256 bits; the database has its hash alone. */
export const linkTokenOf = (ticket: string): string => keyed('link', ticket).toString('hex')

/** A new token for a request to enter, 256 bits. */
export const newToken = (): string => randomBytes(32).toString('hex')

/** Compares in constant time. */
export const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
