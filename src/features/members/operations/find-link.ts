import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { rowsOf } from '@/platform/rows'
import { hashOf } from '@/platform/token-hash'
import type { LinkState } from '../domain/challenge'
import { may } from '../domain/permissions'

/**
 * What became of the link of a code mail: whether it still signs in, and if not, why. Looking uses nothing up: mail
 * scanners look. A link that was erased since, or never was, has `ended`.
 */
export async function findLinkState(ctx: Context, token: string): Promise<LinkState> {
  requireActor(ctx, may.findLinkState)

  const [row] = await rowsOf(
    ctx,
    sql`select proven_at is not null as is_used, consumed_at is not null as is_consumed,
      expires_at <= ${ctx.now.toISOString()} as is_over from member_challenges where link_hash = ${hashOf(token)}`,
  )
  if (!row) return 'ended'
  if (row.is_used === true) return 'used'
  // Of two requests of one browser, the later one ends the former.
  if (row.is_consumed === true) return 'replaced'
  return row.is_over === true ? 'expired' : 'open'
}
