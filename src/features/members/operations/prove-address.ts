import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle'
import { ok, type Result, refuse } from '@/kernel/result'
import { queriesOf } from '@/platform/database/rows'
import type { TransactionContext } from '@/platform/database/transaction'
import { hashOf } from '@/platform/sign-in/token-hash'
import type { ChallengePurpose } from '../domain/challenge'
import type { ShutStanding } from '../domain/standing'
import { memberChallenges, members } from '../tables'
import type { Challenge } from './challenge-row'
import { createMember } from './create-member'
import { randomToken } from './secrets'
import { type SigningIn, startSession } from './start-session'

export type { SigningIn } from './start-session'

/** What follows a proven address. */
export type Proven =
  /** Signed in; `isNew` when the account was made just now. */
  | { kind: 'signed-in'; token: string; isNew: boolean; purpose: ChallengePurpose }
  /** There is no account yet: the browser with this secret may register the address. */
  | { kind: 'proven'; browser: string }

interface Proof extends SigningIn {
  isSameBrowser: boolean
}

/**
 * Consumes a challenge whose code or link was right, once. An account is found or, with what was entered in the same
 * browser, made; only now, as the address is proven. An account that is shut is told so, and nothing is consumed.
 */
export async function proveAddress(
  ctx: TransactionContext,
  challenge: Challenge,
  proof: Proof,
): Promise<Result<Proven, 'ended' | ShutStanding>> {
  const [now, browser] = [ctx.now, randomToken()]
  const db = await queriesOf(ctx)
  const [known] = await db
    .select({ id: members.id, standing: members.standing })
    .from(members)
    .where(eq(members.email, challenge.email))
    .for('update')
  const standing = known?.standing ?? 'active'
  if (standing !== 'active') return refuse(standing)
  const consumed = await db
    .update(memberChallenges)
    .set({ consumedAt: now, provenAt: now, browserHash: hashOf(browser) })
    .where(and(eq(memberChallenges.id, challenge.id), isNull(memberChallenges.consumedAt)))
    .returning({ id: memberChallenges.id })
  if (consumed.length === 0) return refuse('ended')
  const isNew = !known && challenge.pending !== null && proof.isSameBrowser
  if (!known && !isNew) return ok({ kind: 'proven', browser })
  const member = known ? known.id : await createMember(ctx, challenge, challenge.pending ?? undefined)
  await db.update(memberChallenges).set({ finishedAt: now }).where(eq(memberChallenges.id, challenge.id))
  const token = await startSession(ctx, member, { ...proof, provenAt: ctx.now })
  return ok({ kind: 'signed-in', token, isNew, purpose: challenge.purpose })
}
