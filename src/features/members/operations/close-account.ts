import { and, eq, isNull, or } from '@payloadcms/db-postgres/drizzle'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { consumeToken } from '@/platform/database/rate-limit'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { may } from '../domain/permissions'
import { memberChallenges, memberMerges, members } from '../tables'
import { leaveHouseholdOf } from './household-people'
import { revokeAll } from './manage-sessions'
import { memberOf } from './member-of'
import { lockPerson } from './one-person'
import { hasProof } from './set-password'

/** Of a merge whose accounts are gone stays who merged which numbers of rows, and when; no word about a person. */
async function closeMerges(ctx: TransactionContext, account: string): Promise<void> {
  const db = await queriesOf(ctx)
  await db
    .update(memberMerges)
    .set({ closedAt: ctx.now, reason: 'closed', before: sql`'{}'::jsonb`, addedHomes: [] })
    .where(and(or(eq(memberMerges.kept, account), eq(memberMerges.merged, account)), isNull(memberMerges.closedAt)))
}

async function erase(ctx: TransactionContext, account: string): Promise<void> {
  await revokeAll(ctx, account)
  await leaveHouseholdOf(ctx, account)
  await closeMerges(ctx, account)
  const db = await queriesOf(ctx)
  const address = db.select({ email: members.email }).from(members).where(eq(members.id, account))
  await db.delete(memberChallenges).where(eq(memberChallenges.email, address))
  await db.delete(members).where(eq(members.id, account))
}

/**
 * Closes the account with every other that was merged into it: everything about the person is deleted (PDPA §33); that
 * accounts were merged stays on record without a word about whose they were. Needs a code of the last minutes or the
 * password. Enquiries are kept for the time their own rule says: they were sent to sales, with or without an account.
 * Throws when staff merge or part the accounts in the same moment.
 */
export async function closeAccount(ctx: Context, current: string): Promise<Result<null, 'proof' | 'tooMany'>> {
  requireActor(ctx, may.closeAccount)

  const { id } = memberOf(ctx)
  if (!(await consumeToken(ctx.payload, 'member-close', id, 10, 900))) return refuse('tooMany')
  if (!(await hasProof(ctx, current))) return refuse('proof')
  return inTransaction(ctx, async (inside) => {
    const accounts = await lockPerson(inside, id)
    if (!accounts) throw new Error('The accounts of this person were merged or parted meanwhile')
    for (const account of accounts) await erase(inside, account)
    return ok(null)
  })
}
