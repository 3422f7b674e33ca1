import { randomBytes } from 'node:crypto'
import type { Context } from '@/platform/database/context'
import { consumeToken } from '@/platform/database/rate-limit'
import { env } from '@/platform/process/env'
import { isValidToken, signToken } from '@/platform/sign-in/signed-token'

/** What a passkey is asked to sign for; a challenge for one is none for the other. */
type ChallengeUse = 'adding' | 'signing in'

/** A login page may stay open for a while before somebody chooses a passkey. */
const MINUTES = 20
const CHALLENGE_BYTES = 32

const purposeOf = (use: ChallengeUse) => `member passkey, ${use}`

/** A new challenge, and what the browser keeps in a cookie to bring it back. `about` is the session that adds a passkey. */
export function makeChallenge(use: ChallengeUse, about: string, now: Date): { challenge: string; kept: string } {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url')
  const expires = new Date(now.getTime() + MINUTES * 60_000)
  const token = signToken(env.PAYLOAD_SECRET ?? '', purposeOf(use), [about, challenge], expires)
  return { challenge, kept: `${challenge}.${token}` }
}

/** Uses up a challenge, right or wrong; null when it is none of ours, used, old or for something else. */
export async function takeChallenge(
  ctx: Pick<Context, 'payload' | 'now'>,
  use: ChallengeUse,
  { about, kept }: { about: string; kept: string },
): Promise<string | null> {
  const [challenge = '', token] = kept.split('.')
  if (!isValidToken(env.PAYLOAD_SECRET ?? '', purposeOf(use), [about, challenge], token, ctx.now)) return null
  const isFirst = await consumeToken(ctx.payload, 'member-passkey-challenges', challenge, 1, 2 * MINUTES * 60)
  return isFirst ? challenge : null
}
