import { sql } from '@/platform/database'
import { enqueue } from '@/platform/queue'
import { rowsOf } from '@/platform/rows'
import { hashOf } from '@/platform/token-hash'
import type { TransactionContext } from '@/platform/transaction'
import { isMailed, type SignInEvent } from '../domain/own-account'
import { ABSOLUTE_MS } from '../domain/session-life'
import { ACCOUNT_CHANGE_TASK } from './code-mail-task'
import { randomToken } from './secrets'

/** The browser that signs in. */
export interface SigningIn {
  /** How the list of devices calls it. */
  device: string
  /** The token of the session it has, which ends: a session never changes its owner or its rights. */
  formerToken: string | null
}

/**
 * Writes one line of the history of sign-ins. A change of what opens the account is also mailed to its owner, at the
 * address that the account has in this moment, so an address is changed after its event is noted.
 */
export async function noteEvent(ctx: TransactionContext, member: string, event: SignInEvent, device: string) {
  const at = ctx.now.toISOString()
  const [row] = await rowsOf(
    ctx,
    sql`insert into member_sign_ins (member, event, device, at) values (${member}, ${event}, ${device}, ${at})
      returning (select email from members where id = ${member}) as email,
        (select locale from members where id = ${member}) as locale,
        (select name from members where id = ${member}) as name`,
  )
  if (!isMailed(event)) return
  await enqueue(ctx, ACCOUNT_CHANGE_TASK, {
    to: row?.email,
    name: row?.name ?? '',
    locale: row?.locale,
    event,
    device,
    at,
  })
}

/**
 * Begins a session with a new token and ends the one this browser had. Only the hash of the token is stored. `provenAt`
 * is when a mailed code was entered; null after a password.
 */
export async function startSession(
  ctx: TransactionContext,
  member: string,
  { device, formerToken, provenAt }: SigningIn & { provenAt: Date | null },
): Promise<string> {
  const [token, now] = [randomToken(), ctx.now.toISOString()]
  const ends = new Date(ctx.now.getTime() + ABSOLUTE_MS).toISOString()
  await rowsOf(
    ctx,
    sql`update member_sessions set revoked_at = ${now}
      where token_hash = ${hashOf(formerToken ?? '')} and revoked_at is null`,
  )
  await rowsOf(
    ctx,
    sql`insert into member_sessions (member, token_hash, device, created_at, seen_at, ends_at, proven_at)
      values (${member}, ${hashOf(token)}, ${device}, ${now}, ${now}, ${ends}, ${provenAt?.toISOString() ?? null})`,
  )
  await noteEvent(ctx, member, 'signed_in', device)
  return token
}
