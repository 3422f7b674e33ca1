import { eq } from '@payloadcms/db-postgres/drizzle'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { hashOf } from '@/platform/sign-in/token-hash'
import type { LinkState } from '../domain/challenge'
import { may } from '../domain/permissions'
import { memberChallenges } from '../tables'

/**
 * What became of the link of a code mail: whether it still signs in, and if not, why. Looking uses nothing up: mail
 * scanners look. A link that was erased since, or never was, has `ended`.
 */
export async function findLinkState(ctx: Context, token: string): Promise<LinkState> {
  requireActor(ctx, may.findLinkState)

  const db = await queriesOf(ctx)
  const [row] = await db
    .select({
      isUsed: sql<boolean>`${memberChallenges.provenAt} is not null`,
      isConsumed: sql<boolean>`${memberChallenges.consumedAt} is not null`,
      isOver: sql<boolean>`${memberChallenges.expiresAt} <= ${ctx.now.toISOString()}`,
    })
    .from(memberChallenges)
    .where(eq(memberChallenges.linkHash, hashOf(token)))
  if (!row) return 'ended'
  if (row.isUsed === true) return 'used'
  // Of two requests of one browser, the later one ends the former.
  if (row.isConsumed === true) return 'replaced'
  return row.isOver === true ? 'expired' : 'open'
}
