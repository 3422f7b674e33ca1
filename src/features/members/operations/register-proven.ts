import { and, eq, gte, isNull } from '@payloadcms/db-postgres/drizzle'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
import { hashOf } from '@/platform/sign-in/token-hash'
import { type PendingMember, PROOF_MS } from '../domain/challenge'
import { may } from '../domain/permissions'
import { memberChallenges, members } from '../tables'
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
    const since = new Date(inside.now.getTime() - PROOF_MS)
    const db = await queriesOf(inside)
    const [row] = await db
      .update(memberChallenges)
      .set({ finishedAt: inside.now })
      .where(
        and(
          eq(memberChallenges.browserHash, hashOf(browser)),
          gte(memberChallenges.provenAt, since),
          isNull(memberChallenges.finishedAt),
        ),
      )
      .returning()
    if (!row) return refuse('ended')
    const challenge = row
    const [known] = await db
      .select({ id: members.id, standing: members.standing })
      .from(members)
      .where(eq(members.email, challenge.email))
    if (known && known.standing !== 'active') return refuse('ended')
    const member = known ? known.id : await createMember(inside, challenge, entered)
    return ok({ token: await startSession(inside, member, { ...signingIn, provenAt: challenge.provenAt }) })
  })
}
