import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { ok, type Result, refuse } from '@/kernel/result'
import { type PasswordFault, type PasswordOwner, passwordFault } from '@/kernel/sign-in/password-rule'
import type { Context } from '@/platform/database/context'
import { consumeToken } from '@/platform/database/rate-limit'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
import { may } from '../domain/permissions'
import { isFresh } from '../domain/session-life'
import { memberSessions, members } from '../tables'
import { revokeAll } from './manage-sessions'
import { memberOf } from './member-of'
import { hashPassword, isPassword } from './password-hash'
import { textOrNull } from './rows'
import { recordEvent, startSession } from './start-session'

/** Why a password was not set. `proof`: neither the current password nor a code of the last minutes. */
export type PasswordRefusal = PasswordFault | 'proof' | 'tooMany'

/**
 * Whether this session may change what protects the account: a mailed code was entered in it within the last minutes,
 * or the current password is right.
 */
export async function hasProof(
  ctx: Pick<Context, 'payload' | 'req' | 'actor' | 'now'>,
  current: string,
): Promise<boolean> {
  const { id, session } = memberOf(ctx)
  const db = await queriesOf(ctx)
  const [row] = await db
    .select({ passwordHash: members.passwordHash, provenAt: memberSessions.provenAt })
    .from(members)
    .innerJoin(memberSessions, eq(memberSessions.member, members.id))
    .where(and(eq(members.id, id), eq(memberSessions.id, session)))
  if (isFresh(row?.provenAt ?? null, ctx.now)) return true
  return current !== '' && isPassword(current, textOrNull(row?.passwordHash))
}

async function ownerOf(ctx: Context, id: string): Promise<PasswordOwner> {
  const db = await queriesOf(ctx)
  const [row] = await db.select({ email: members.email, name: members.name }).from(members).where(eq(members.id, id))
  return { email: textOrNull(row?.email), name: textOrNull(row?.name) }
}

/**
 * Sets or changes the password. Every session ends, so that a stolen cookie is worthless afterwards; this browser gets a
 * new one, whose token is returned.
 */
export async function setPassword(
  ctx: Context,
  { current, next, device }: { current: string; next: string; device: string },
): Promise<Result<{ token: string }, PasswordRefusal>> {
  requireActor(ctx, may.setPassword)

  const { id } = memberOf(ctx)
  const fault = passwordFault(next, await ownerOf(ctx, id))
  if (fault) return refuse(fault)
  if (!(await consumeToken(ctx.payload, 'member-password-change', id, 10, 900))) return refuse('tooMany')
  if (!(await hasProof(ctx, current))) return refuse('proof')
  const hash = await hashPassword(next)
  return inTransaction(ctx, async (inside) => {
    const db = await queriesOf(inside)
    await db.update(members).set({ passwordHash: hash, updatedAt: inside.now }).where(eq(members.id, id))
    await revokeAll(inside, id)
    await recordEvent(inside, id, 'password_set', device)
    return ok({ token: await startSession(inside, id, { device, formerToken: null, provenAt: null }) })
  })
}
