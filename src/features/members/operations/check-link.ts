import { and, eq, gt, isNull } from '@payloadcms/db-postgres/drizzle'
import { type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
import { hashOf } from '@/platform/sign-in/token-hash'
import { may } from '../domain/permissions'
import type { ShutStanding } from '../domain/standing'
import { memberChallenges } from '../tables'
import { type Proven, proveAddress, type SigningIn } from './prove-address'

/** The token of a mailed link, posted by a browser. */
export interface UsedLink extends SigningIn {
  token: string
  /** The secret of that browser's own request, if it made one. */
  browser: string | null
}

/**
 * Consumes the link of a code mail. Only a POST does: mail scanners visit links. In another browser than the one that
 * asked, what was entered there (a name, consents) is not taken over: its owner has not entered it here.
 */
export async function checkLink(ctx: Context, used: UsedLink): Promise<Result<Proven, 'ended' | ShutStanding>> {
  requireActor(ctx, may.checkLink)

  return inTransaction(ctx, async (inside) => {
    const db = await queriesOf(inside)
    const [row] = await db
      .select()
      .from(memberChallenges)
      .where(
        and(
          eq(memberChallenges.linkHash, hashOf(used.token)),
          isNull(memberChallenges.consumedAt),
          gt(memberChallenges.expiresAt, inside.now),
        ),
      )
      .for('update')
    if (!row) return refuse('ended')
    const isSameBrowser = row.browserHash === hashOf(used.browser ?? '')
    return proveAddress(inside, row, { ...used, isSameBrowser })
  })
}
