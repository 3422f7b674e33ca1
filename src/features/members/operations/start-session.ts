import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle'
import type { Locale } from '@/i18n/locales'
import { sql } from '@/platform/database/database'
import { nameOf, queriesOf } from '@/platform/database/rows'
import type { TransactionContext } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { hashOf } from '@/platform/sign-in/token-hash'
import { isMailed, type SignInEvent } from '../domain/own-account'
import { ABSOLUTE_MS } from '../domain/session-life'
import { memberSessions, memberSignIns, members } from '../tables'
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
export async function recordEvent(ctx: TransactionContext, member: string, event: SignInEvent, device: string) {
  const at = ctx.now
  const db = await queriesOf(ctx)
  const owner = sql`from ${members} where ${members.id} = ${member}`
  const [row] = await db
    .insert(memberSignIns)
    .values({ member, event, device, at })
    .returning({
      email: sql<string>`(select ${nameOf(members.email)} ${owner})`,
      locale: sql<Locale>`(select ${nameOf(members.locale)} ${owner})`,
      name: sql<string>`(select ${nameOf(members.name)} ${owner})`,
    })
  if (!isMailed(event)) return
  await enqueue(ctx, ACCOUNT_CHANGE_TASK, {
    to: row?.email,
    name: row?.name ?? '',
    locale: row?.locale,
    event,
    device,
    at: at.toISOString(),
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
  const [token, { now }] = [randomToken(), ctx]
  const ends = new Date(ctx.now.getTime() + ABSOLUTE_MS)
  const db = await queriesOf(ctx)
  await db
    .update(memberSessions)
    .set({ revokedAt: now })
    .where(and(eq(memberSessions.tokenHash, hashOf(formerToken ?? '')), isNull(memberSessions.revokedAt)))
  await db.insert(memberSessions).values({
    member,
    tokenHash: hashOf(token),
    device,
    createdAt: now,
    seenAt: now,
    endsAt: ends,
    provenAt,
  })
  await recordEvent(ctx, member, 'signed_in', device)
  return token
}
