import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { env } from '@/platform/process/env'
import { digitsOf } from '../domain/challenge'

const keyed = (purpose: string, salt: string) =>
  createHmac('sha256', env.PAYLOAD_SECRET ?? '')
    .update(`member ${purpose}\n${salt}`)
    .digest()

/** 256 random bits as lower-case hex digits, as mailed links and cookies carry them (C22). */
export const randomToken = (): string => randomBytes(32).toString('hex')

/** A public number of a member or an account: 10 random characters that are not mistaken for each other. */
export function randomNumber(): string {
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
  return [...randomBytes(10)].map((byte) => letters[byte % 32]).join('')
}

/**
 * The code of a challenge. It is made from the challenge's random salt with a key that is not in the database, when the
 * mail is written and when a try is compared, and stored nowhere.
 */
export const codeOf = (salt: string): string => digitsOf(keyed('code', salt))

/** The token of the link in the same mail; the database has its hash. */
export const linkTokenOf = (salt: string): string => keyed('link', salt).toString('hex')

/** Names an account to an authenticator, and nobody to whoever reads it. */
export const passkeyHandle = (member: string): Uint8Array<ArrayBuffer> => new Uint8Array(keyed('passkey', member))

/** Compares without telling by its time how much was right. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
