import { and, eq, gt, isNull, lt } from '@payloadcms/db-postgres/drizzle'
import { type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { consumeToken } from '@/platform/database/rate-limit'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
import { hashOf } from '@/platform/sign-in/token-hash'
import { MAX_TRIES } from '../domain/challenge'
import { may } from '../domain/permissions'
import type { ShutStanding } from '../domain/standing'
import { memberChallenges } from '../tables'
import { type Proven, proveAddress, type SigningIn } from './prove-address'
import { codeOf, isSame } from './secrets'

/** Guesses of one network, over all its challenges. */
const GUESSES = [40, 3600] as const

/** A code as typed, from the browser with this secret. */
export interface TypedCode extends SigningIn {
  browser: string
  code: string
  network: string
}

/**
 * Checks a code. A try is counted in one statement before anything is compared, so that parallel guesses cost no more
 * than five tries; the right code is consumed by a second conditional statement, so that it works once.
 */
export async function checkCode(
  ctx: Context,
  typed: TypedCode,
): Promise<Result<Proven, 'wrong' | 'ended' | 'tooMany' | ShutStanding>> {
  requireActor(ctx, may.checkCode)

  if (!(await consumeToken(ctx.payload, 'member-guess-network', typed.network, ...GUESSES))) return refuse('tooMany')
  const db = await queriesOf(ctx)
  const [row] = await db
    .update(memberChallenges)
    .set({ tries: sql`${memberChallenges.tries} + 1` })
    .where(
      and(
        eq(memberChallenges.browserHash, hashOf(typed.browser)),
        lt(memberChallenges.tries, MAX_TRIES),
        isNull(memberChallenges.consumedAt),
        gt(memberChallenges.expiresAt, ctx.now),
      ),
    )
    .returning()
  if (!row) return refuse('ended')
  const challenge = row
  if (!isSame(codeOf(challenge.salt), typed.code)) return refuse(challenge.tries < MAX_TRIES ? 'wrong' : 'ended')
  return inTransaction(ctx, (inside) => proveAddress(inside, challenge, { ...typed, isSameBrowser: true }))
}
