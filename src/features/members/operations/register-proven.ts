import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { rowsOf } from '@/platform/rows'
import { hashOf } from '@/platform/token-hash'
import { inTransaction } from '@/platform/transaction'
import { type PendingMember, PROOF_MS } from '../domain/challenge'
import { may } from '../domain/permissions'
import { toChallenge } from './challenge-row'
import { createMember } from './create-member'
import { type SigningIn, startSession } from './start-session'

/** What is entered after an address without an account was proven in this browser. */
export interface Registering extends SigningIn {
  browser: string
  entered: PendingMember
}

/** Makes the account of an address that this browser has proven within half an hour, once, and signs it in. */
export async function registerProven(
  ctx: Context,
  { browser, entered, ...signingIn }: Registering,
): Promise<Result<{ token: string }, 'ended'>> {
  requireActor(ctx, may.registerProven)

  return inTransaction(ctx, async (inside) => {
    const since = new Date(inside.now.getTime() - PROOF_MS).toISOString()
    const [row] = await rowsOf(
      inside,
      sql`update member_challenges set finished_at = ${inside.now.toISOString()}
        where browser_hash = ${hashOf(browser)} and proven_at >= ${since} and finished_at is null returning *`,
    )
    if (!row) return refuse('ended')
    const challenge = toChallenge(row)
    const [known] = await rowsOf(inside, sql`select id, standing from members where email = ${challenge.email}`)
    if (known && known.standing !== 'active') return refuse('ended')
    const member = known ? String(known.id) : await createMember(inside, challenge, entered)
    return ok({ token: await startSession(inside, member, { ...signingIn, provenAt: challenge.provenAt }) })
  })
}
