import { desc, eq } from '@payloadcms/db-postgres/drizzle'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { hashOf } from '@/platform/sign-in/token-hash'
import { type ChallengePurpose, MAX_TRIES, PROOF_MS } from '../domain/challenge'
import { may } from '../domain/permissions'
import { memberChallenges } from '../tables'

/** What the browser that asked for a code may know about it. */
export interface AskedChallenge {
  purpose: ChallengePurpose
  email: string
  /** `open`: a code can be entered; `proven`: the address is proven and has no account; `ended`: ask again. */
  state: 'open' | 'proven' | 'ended'
}

/** The latest request of the browser with this secret; null when it made none. */
export async function findChallenge(ctx: Context, browser: string): Promise<AskedChallenge | null> {
  requireActor(ctx, may.findChallenge)

  const db = await queriesOf(ctx)
  const [row] = await db
    .select()
    .from(memberChallenges)
    .where(eq(memberChallenges.browserHash, hashOf(browser)))
    .orderBy(desc(memberChallenges.createdAt))
    .limit(1)
  if (!row) return null
  const { purpose, email, tries, expiresAt, consumedAt, provenAt } = row
  const isOpen = consumedAt === null && tries < MAX_TRIES && expiresAt > ctx.now
  const isProven = provenAt !== null && !row.finishedAt && ctx.now.getTime() - provenAt.getTime() <= PROOF_MS
  if (isProven) return { purpose, email, state: 'proven' }
  return { purpose, email, state: isOpen ? 'open' : 'ended' }
}
