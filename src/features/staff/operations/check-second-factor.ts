import type { Context } from '@/platform/database/context'
import { databaseOf, type Queries } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { env } from '@/platform/process/env'
import { readSignedAnswer, type SignedAnswer } from '@/platform/sign-in/passkeys'
import { may } from '../domain/permissions'
import { readCode } from '../domain/second-factor'
import { findFactor, hasFactor, takeRecoveryCode, takeStep } from './factor-records'
import { findPasskeys, takeCount } from './passkey-records'
import { hashOfRecoveryCode } from './recovery-codes'
import { unseal } from './sealed'
import { stepOfCode } from './totp'

/** `none`: the account has no second factor, so nothing was checked. */
export type FactorCheck = 'none' | 'app' | 'recovery' | 'passkey' | 'refused'

/** What a seed is sealed for. */
export const SEED = 'second factor'

interface Given {
  staff: number
  /** A code as typed; empty without one. */
  typed: string
  passkey?: SignedAnswer
}

async function checkPasskey(database: Queries, { staff, passkey }: Given, now: Date): Promise<FactorCheck> {
  const key = (await findPasskeys(database, staff)).find(({ credential }) => credential === passkey?.response.id)
  const count = key && passkey ? await readSignedAnswer(passkey, key) : null
  return key && count !== null && (await takeCount(database, key.id, count, now)) ? 'passkey' : 'refused'
}

/**
 * Checks the code that somebody typed, or what a passkey of theirs signed, against the second factor of an account, and uses it up: no code counts twice
 * (RFC 6238 §5.2). Within the caller's transaction, so that a sign-in that fails later gives the code back. The caller
 * counts the tries.
 */
export async function checkSecondFactor(ctx: Context, given: Given): Promise<FactorCheck> {
  requireActor(ctx, may.checkSecondFactor)

  const database = await databaseOf(ctx.payload, ctx.req)
  const { staff } = given
  if (!(await hasFactor(database, staff))) return 'none'
  if (given.passkey) return checkPasskey(database, given, ctx.now)
  const factor = await findFactor(database, staff)
  const code = readCode(given.typed)
  if (!factor || !code) return 'refused'
  if (code.kind === 'recovery')
    return (await takeRecoveryCode(database, staff, hashOfRecoveryCode(staff, code.code))) ? 'recovery' : 'refused'
  const seed = unseal(env.PAYLOAD_SECRET ?? '', SEED, String(staff), factor.sealedSeed)
  const step = seed ? stepOfCode(seed, code.code, ctx.now) : null
  return step !== null && (await takeStep(database, staff, step)) ? 'app' : 'refused'
}
