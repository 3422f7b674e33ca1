import { type PasswordFault, type PasswordOwner, passwordFault } from '@/kernel/password-rule'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { consumeToken } from '@/platform/rate-limit'
import { requireActor } from '@/platform/require-actor'
import { dateOrNull, rowsOf } from '@/platform/rows'
import { inTransaction } from '@/platform/transaction'
import { may } from '../domain/permissions'
import { isFresh } from '../domain/session-life'
import { revokeAll } from './manage-sessions'
import { memberOf } from './member-of'
import { hashPassword, isPassword } from './password-hash'
import { textOrNull } from './rows'
import { noteEvent, startSession } from './start-session'

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
  const [row] = await rowsOf(
    ctx,
    sql`select m.password_hash, s.proven_at from members m join member_sessions s on s.member = m.id
      where m.id = ${id} and s.id = ${session}`,
  )
  if (isFresh(dateOrNull(row?.proven_at), ctx.now)) return true
  return current !== '' && isPassword(current, textOrNull(row?.password_hash))
}

async function ownerOf(ctx: Context, id: string): Promise<PasswordOwner> {
  const [row] = await rowsOf(ctx, sql`select email, name from members where id = ${id}`)
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
    await rowsOf(
      inside,
      sql`update members set password_hash = ${hash}, updated_at = ${inside.now.toISOString()} where id = ${id}`,
    )
    await revokeAll(inside, id)
    await noteEvent(inside, id, 'password_set', device)
    return ok({ token: await startSession(inside, id, { device, formerToken: null, provenAt: null }) })
  })
}
