import { eq, getTableColumns } from '@payloadcms/db-postgres/drizzle'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { consumeToken } from '@/platform/database/rate-limit'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
import { passkeyOptions, readSignedAnswer, type SignedAnswer } from '@/platform/sign-in/passkeys'
import { may } from '../domain/permissions'
import { type ShutStanding, toStanding } from '../domain/standing'
import { memberPasskeys, members } from '../tables'
import { makeChallenge, takeChallenge } from './passkey-challenge'
import { toPasskeyKey } from './passkeys'
import { type SigningIn, startSession } from './start-session'

/** A challenge to sign in with: the same for everybody, as it names neither accounts nor passkeys. */
export async function offerPasskeySignIn(ctx: Context) {
  requireActor(ctx, may.offerPasskeySignIn)

  const { challenge, kept } = makeChallenge('signing in', '', ctx.now)
  return { kept, options: await passkeyOptions(challenge) }
}

/** A challenge that a passkey signed, from the browser that keeps it. */
export interface SignedPasskey extends SigningIn {
  response: SignedAnswer['response']
  kept: string
  network: string
}

/** Answers of one network, and the seconds they are for. */
const ANSWERS = [60, 3600] as const

/**
 * Signs in with a passkey. It was used with a PIN, a finger or a face, so it also counts as proof for what protects the
 * account. Whatever is wrong is one refusal: an unknown passkey, or a copy.
 */
export async function signInByPasskey(
  ctx: Context,
  { response, kept, network, ...browser }: SignedPasskey,
): Promise<Result<{ token: string }, 'ended' | 'tooMany' | ShutStanding>> {
  requireActor(ctx, may.signInByPasskey)

  if (!(await consumeToken(ctx.payload, 'member-passkey-network', network, ...ANSWERS))) return refuse('tooMany')
  const challenge = await takeChallenge(ctx, 'signing in', { about: '', kept })
  if (!challenge) return refuse('ended')
  return inTransaction(ctx, async (inside) => {
    const db = await queriesOf(inside)
    const [row] = await db
      .select({ ...getTableColumns(memberPasskeys), standing: members.standing })
      .from(memberPasskeys)
      .innerJoin(members, eq(members.id, memberPasskeys.member))
      .where(eq(memberPasskeys.credential, response.id))
      .for('update', { of: memberPasskeys })
    const counter = row ? await readSignedAnswer({ response, challenge }, toPasskeyKey(row)) : null
    if (!row || counter === null) return refuse('ended')
    const standing = toStanding(row.standing)
    if (standing !== 'active') return refuse(standing)
    await db.update(memberPasskeys).set({ counter, usedAt: inside.now }).where(eq(memberPasskeys.id, row.id))
    return ok({ token: await startSession(inside, row.member, { ...browser, provenAt: inside.now }) })
  })
}
