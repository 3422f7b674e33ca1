import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { rowsOf } from '@/platform/rows'
import { hashOf } from '@/platform/token-hash'
import { type ChallengePurpose, MAX_TRIES, PROOF_MS } from '../domain/challenge'
import { may } from '../domain/permissions'
import { toChallenge } from './challenge-row'

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

  const [row] = await rowsOf(
    ctx,
    sql`select * from member_challenges where browser_hash = ${hashOf(browser)} order by created_at desc limit 1`,
  )
  if (!row) return null
  const { purpose, email, tries, expiresAt, consumedAt, provenAt } = toChallenge(row)
  const isOpen = consumedAt === null && tries < MAX_TRIES && expiresAt > ctx.now
  const isProven = provenAt !== null && !row.finished_at && ctx.now.getTime() - provenAt.getTime() <= PROOF_MS
  if (isProven) return { purpose, email, state: 'proven' }
  return { purpose, email, state: isOpen ? 'open' : 'ended' }
}
