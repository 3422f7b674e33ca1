import { randomBytes } from 'node:crypto'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { databaseOf } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { env } from '@/platform/process/env'
import { may } from '../domain/permissions'
import { base32, codeAppAddress, ISSUER, readCode } from '../domain/second-factor'
import { checkSecondFactor, SEED } from './check-second-factor'
import { endSessions, findFactor, hasSession, lockAccount, storeFactor } from './factor-records'
import { makeRecoveryCodes } from './recovery-codes'
import { reportAccountChange } from './report-account-change'
import { seal, unseal } from './sealed'
import { stepOfCode } from './totp'

/** RFC 4226 §4 R6 recommends 160 bits. */
const SEED_BYTES = 20

const OFFER = 'second factor offer'
const OFFER_MINUTES = 30

/** Who sets up a second factor: an account and the session it is signed in with. */
export interface Enroller {
  id: number
  name: string
  email: string
  session: string
}

/** What a code app is given, and what comes back with the first code. */
export interface EnrolmentOffer {
  secret: string
  address: string
  /** The secret, sealed for this account and session; nothing is stored before a code proves that the app has it. */
  offer: string
  /** The account has a second factor already: its code is asked for before another replaces it. */
  replaces: boolean
}

const aboutOffer = ({ id, session }: Enroller) => `${id} ${session}`

/** Makes a new secret for the code app of an account. */
export async function beginEnrolment(ctx: Context, person: Enroller): Promise<EnrolmentOffer> {
  requireActor(ctx, may.beginEnrolment)

  const seed = randomBytes(SEED_BYTES)
  const until = Buffer.alloc(8)
  until.writeBigUInt64BE(BigInt(ctx.now.getTime() + OFFER_MINUTES * 60_000))
  const secret = base32(seed)
  return {
    secret,
    address: codeAppAddress(ISSUER, person.email, secret),
    offer: seal(env.PAYLOAD_SECRET ?? '', OFFER, aboutOffer(person), Buffer.concat([until, seed])),
    replaces: (await findFactor(await databaseOf(ctx.payload, ctx.req), person.id)) !== null,
  }
}

/** What the person sends back. */
export interface EnrolmentProof {
  offer: string
  /** A code of the new app. */
  code: string
  /** A code of the code app that is replaced; empty without one. */
  formerCode: string
  /** The current password was given: asked for where no code app is replaced. */
  knowsPassword: boolean
}

export type EnrolmentRefusal = 'offer-ended' | 'wrong-code' | 'wrong-former-code' | 'wrong-password'

function seedOf(person: Enroller, offer: string, now: Date): Buffer | null {
  const opened = unseal(env.PAYLOAD_SECRET ?? '', OFFER, aboutOffer(person), offer)
  if (opened?.length !== 8 + SEED_BYTES || opened.readBigUInt64BE() < BigInt(now.getTime())) return null
  return opened.subarray(8)
}

async function store(ctx: TransactionContext, person: Enroller, seed: Buffer, step: number): Promise<string[]> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const { codes, hashes } = makeRecoveryCodes(person.id)
  const sealedSeed = seal(env.PAYLOAD_SECRET ?? '', SEED, String(person.id), seed)
  const { id: staff, session } = person
  await storeFactor(database, { staff, sealedSeed, session, step, codes: hashes, now: ctx.now })
  await endSessions(database, staff, session)
  await reportAccountChange(ctx, { event: 'second_factor_set', account: person })
  return codes
}

/** A borrowed open browser must not take the account over, nor keep its person out of it (ASVS 7.5.1). */
async function refusalOfChange(
  ctx: TransactionContext,
  { id: staff }: Enroller,
  { formerCode, knowsPassword }: EnrolmentProof,
): Promise<EnrolmentRefusal | null> {
  if (!(await findFactor(await databaseOf(ctx.payload, ctx.req), staff))) return knowsPassword ? null : 'wrong-password'
  const former = await checkSecondFactor(ctx, { staff, typed: formerCode })
  return former === 'refused' ? 'wrong-former-code' : null
}

/**
 * Sets up the second factor once a code proves that the app has the secret, and returns the recovery codes, which are
 * shown this once. All other sessions of the account end.
 */
export async function confirmEnrolment(
  ctx: Context,
  person: Enroller,
  proof: EnrolmentProof,
): Promise<Result<{ recoveryCodes: string[] }, EnrolmentRefusal>> {
  requireActor(ctx, may.confirmEnrolment)

  return inTransaction(ctx, async (inside) => {
    const database = await databaseOf(inside.payload, inside.req)
    await lockAccount(database, person.id)
    const seed = seedOf(person, proof.offer, inside.now)
    if (!seed || !(await hasSession(database, person.id, person.session))) return refuse('offer-ended')
    const given = readCode(proof.code)
    const step = given?.kind === 'app' ? stepOfCode(seed, given.code, inside.now) : null
    if (step === null) return refuse('wrong-code')
    const refusal = await refusalOfChange(inside, person, proof)
    return refusal ? refuse(refusal) : ok({ recoveryCodes: await store(inside, person, seed, step) })
  })
}
