import { type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { rowsOf } from '@/platform/rows'
import { hashOf } from '@/platform/token-hash'
import { inTransaction } from '@/platform/transaction'
import { may } from '../domain/permissions'
import type { ShutStanding } from '../domain/standing'
import { toChallenge } from './challenge-row'
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
    const [row] = await rowsOf(
      inside,
      sql`select * from member_challenges where link_hash = ${hashOf(used.token)} and consumed_at is null
        and expires_at > ${inside.now.toISOString()} for update`,
    )
    if (!row) return refuse('ended')
    const isSameBrowser = row.browser_hash === hashOf(used.browser ?? '')
    return proveAddress(inside, toChallenge(row), { ...used, isSameBrowser })
  })
}
