import { lt, or } from '@payloadcms/db-postgres/drizzle'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { PROOF_MS } from '../domain/challenge'
import { PUT_BACK_MS } from '../domain/household'
import { may } from '../domain/permissions'
import { HISTORY_MS } from '../domain/session-life'
import {
  householdHomes,
  householdInvitations,
  memberChallenges,
  memberEmailChanges,
  memberPendingIdentities,
  memberPhoneCodes,
  memberSessions,
  memberSignIns,
} from '../tables'

/** Erases challenges, codes, invitations and removed homes that can no longer be used, and sessions and events past their time. Returns how many rows. */
export async function forgetEndedSignIns(ctx: Context): Promise<number> {
  requireActor(ctx, may.forgetEndedSignIns)

  const before = (ms: number) => new Date(ctx.now.getTime() - ms)
  const history = before(HISTORY_MS)
  const now = ctx.now
  const db = await queriesOf(ctx)
  const gone = [
    await db
      .delete(memberChallenges)
      .where(lt(memberChallenges.expiresAt, before(PROOF_MS)))
      .returning({ id: memberChallenges.id }),
    await db
      .delete(memberSessions)
      .where(or(lt(memberSessions.endsAt, now), lt(memberSessions.revokedAt, history)))
      .returning({ id: memberSessions.id }),
    await db.delete(memberSignIns).where(lt(memberSignIns.at, history)).returning({ id: memberSignIns.id }),
    await db
      .delete(memberEmailChanges)
      .where(lt(memberEmailChanges.expiresAt, now))
      .returning({ member: memberEmailChanges.member }),
    await db
      .delete(memberPhoneCodes)
      .where(lt(memberPhoneCodes.expiresAt, now))
      .returning({ member: memberPhoneCodes.member }),
    await db
      .delete(memberPendingIdentities)
      .where(lt(memberPendingIdentities.expiresAt, now))
      .returning({ tokenHash: memberPendingIdentities.tokenHash }),
    await db
      .delete(householdHomes)
      .where(lt(householdHomes.removedAt, before(PUT_BACK_MS)))
      .returning({ household: householdHomes.household }),
    await db
      .delete(householdInvitations)
      .where(lt(householdInvitations.expiresAt, now))
      .returning({ id: householdInvitations.id }),
  ]
  return gone.reduce((sum, rows) => sum + rows.length, 0)
}
