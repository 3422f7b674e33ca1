import type { Context } from '@/platform/context'
import { databaseOf } from '@/platform/database'
import { env } from '@/platform/env'
import { requireActor } from '@/platform/require-actor'
import { may } from '../domain/permissions'
import { readCode } from '../domain/second-factor'
import { findFactor, takeRecoveryCode, takeStep } from './factor-records'
import { hashOfRecoveryCode } from './recovery-codes'
import { unseal } from './sealed'
import { stepOfCode } from './totp'

/** `none`: the account has no second factor, so nothing was checked. */
export type FactorCheck = 'none' | 'app' | 'recovery' | 'refused'

/** What a seed is sealed for. */
export const SEED = 'second factor'

/**
 * Checks the code that somebody typed against the second factor of an account, and uses it up: no code counts twice
 * (RFC 6238 §5.2). Within the caller's transaction, so that a sign-in that fails later gives the code back. The caller
 * counts the tries.
 */
export async function checkSecondFactor(
  ctx: Context,
  { staff, typed }: { staff: number; typed: string },
): Promise<FactorCheck> {
  requireActor(ctx, may.checkSecondFactor)

  const database = await databaseOf(ctx.payload, ctx.req)
  const factor = await findFactor(database, staff)
  if (!factor) return 'none'
  const given = readCode(typed)
  if (given?.kind === 'recovery')
    return (await takeRecoveryCode(database, staff, hashOfRecoveryCode(staff, given.code))) ? 'recovery' : 'refused'
  const seed = unseal(env.PAYLOAD_SECRET ?? '', SEED, String(staff), factor.sealedSeed)
  const step = seed && given ? stepOfCode(seed, given.code, ctx.now) : null
  return step !== null && (await takeStep(database, staff, step)) ? 'app' : 'refused'
}
