import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { parseCookies } from 'payload/shared'
import { cookieLine } from '@/kernel/http/cookies'
import { consumeToken } from '@/platform/database/rate-limit'
import { isHttps } from '@/platform/http/kept-cookie'
import { env } from '@/platform/process/env'
import { isValidToken, signToken } from '@/platform/sign-in/signed-token'

/** What a passkey is asked to sign for; a challenge for one is none for the other. */
export type ChallengeUse = 'adding' | 'signing in' | 'confirming'

const MINUTES = 5
const COOKIE = 'staff-passkey'
const CHALLENGE_BYTES = 32

const purposeOf = (use: ChallengeUse) => `staff passkey, ${use}`

/**
 * A new challenge and the cookie that it comes back with. It is bound to the browser by the cookie, and by `about` to
 * the session that adds a passkey or confirms its person, or the account that is being signed in to.
 */
export function makeChallenge(use: ChallengeUse, about: string, now: Date): { challenge: string; cookie: string } {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url')
  const expires = new Date(now.getTime() + MINUTES * 60_000)
  const token = signToken(env.PAYLOAD_SECRET ?? '', purposeOf(use), [about, challenge], expires)
  return { challenge, cookie: cookieLine(COOKIE, `${challenge}.${token}`, MINUTES * 60, isHttps) }
}

/** Uses up the challenge of a request, right or wrong; null when it has none, or one used, old or for something else. */
export async function takeChallenge(
  { headers, payload }: PayloadRequest,
  use: ChallengeUse,
  about: string,
): Promise<string | null> {
  const [challenge = '', token] = (parseCookies(headers).get(COOKIE) ?? '').split('.')
  const isOurs = isValidToken(env.PAYLOAD_SECRET ?? '', purposeOf(use), [about, challenge], token, new Date())
  const isFirst = isOurs && (await consumeToken(payload, 'staff-passkey-challenges', challenge, 1, 2 * MINUTES * 60))
  return isFirst ? challenge : null
}
