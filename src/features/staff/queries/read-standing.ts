import { staffActorOf } from '@/kernel/actor'
import { userOfHeaders } from '@/platform/database/payload'
import type { SessionStanding } from '../domain/second-factor'

/**
 * Whether a browser is signed in, and whether its session may do more than set up the second factor (`must-enrol`).
 * `unproved`: the session is older than the second factor and may do nothing.
 */
export async function readStanding(
  headers: Headers,
): Promise<'signed-out' | 'signed-in' | Exclude<SessionStanding, 'full'>> {
  const user = await userOfHeaders(headers)
  if (!user) return 'signed-out'
  if (staffActorOf(user)) return 'signed-in'
  return (user as { standing?: unknown }).standing === 'must-enrol' ? 'must-enrol' : 'unproved'
}
