import { type AuthStrategy, JWTAuthentication } from 'payload'
import { roleOf } from '@/kernel/actor'
import { databaseOf } from '@/platform/database/database'
import { env } from '@/platform/process/env'
import { log } from '@/platform/process/log'
import { type SessionStanding, standingOf } from '../domain/second-factor'
import { findProofs } from '../operations/factor-records'

type Strategy = AuthStrategy['authenticate']
type Signed = NonNullable<Awaited<ReturnType<Strategy>>['user']>

interface StoredSession {
  id: string
  createdAt?: string | null
}

async function standingOfUser(payload: Parameters<Strategy>[0]['payload'], user: Signed): Promise<SessionStanding> {
  const role = roleOf(user)
  const { id, _sid, sessions } = user as { id: number; _sid?: string; sessions?: StoredSession[] }
  const stored = sessions?.find((one) => one.id === _sid)
  return standingOf({
    factors: await findProofs(await databaseOf(payload), id),
    session: stored ? { id: stored.id, createdAt: new Date(stored.createdAt ?? 0) } : null,
    isRequired: role !== null && env.SECOND_FACTOR_ROLES.includes(role),
  })
}

/**
 * Payload's own check of the session, followed by a check of the second factor. A session that lacks it gets no role:
 * access functions, the back office, its server functions and our operations all refuse it, and it can only set up a
 * second factor. The user stays set, because Payload would otherwise try its next strategy, which accepts the session.
 */
const authenticate: Strategy = async (args) => {
  const answer = await JWTAuthentication(args)
  if (!answer.user) return answer
  const standing = await standingOfUser(args.payload, answer.user).catch((error: unknown) => {
    log.error({ error }, 'the second factor of a session cannot be read, so the session may do nothing')
    return 'unproved' as const
  })
  return standing === 'full'
    ? answer
    : { ...answer, user: { ...answer.user, role: null, standing } as unknown as Signed }
}

export const sessionStrategy: AuthStrategy = { name: 'staff-session', authenticate }
