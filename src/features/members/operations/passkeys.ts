import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { MOST_PASSKEYS, passkeyName } from '@/features/staff'
import { ok, type Result, refuse } from '@/kernel/result'
import { isUuid } from '@/kernel/uuid'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
import { type NewAnswer, newPasskeyOptions, type PasskeyKey, readNewPasskey } from '@/platform/sign-in/passkeys'
import type { OwnPasskey } from '../domain/own-account'
import { may } from '../domain/permissions'
import { memberPasskeys, members } from '../tables'
import { findAccount } from './account'
import { memberOf } from './member-of'
import { makeChallenge, takeChallenge } from './passkey-challenge'
import { passkeyHandle } from './secrets'
import { hasProof } from './set-password'
import { recordEvent } from './start-session'

const ISSUER = 'noble & nue'

/** A row of `member_passkeys`, as the library checks signatures with it. */
export const toPasskeyKey = (row: PasskeyKey): PasskeyKey => ({
  credential: row.credential,
  publicKey: row.publicKey,
  counter: row.counter,
  transports: row.transports,
})

/** The passkeys of the member, oldest first. */
export async function listPasskeys(ctx: Context): Promise<OwnPasskey[]> {
  requireActor(ctx, may.listPasskeys)

  const db = await queriesOf(ctx)
  const rows = await db
    .select({
      id: memberPasskeys.id,
      name: memberPasskeys.name,
      since: memberPasskeys.since,
      usedAt: memberPasskeys.usedAt,
    })
    .from(memberPasskeys)
    .where(eq(memberPasskeys.member, memberOf(ctx).id))
    .orderBy(memberPasskeys.since, memberPasskeys.id)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    since: row.since,
    usedAt: row.usedAt,
  }))
}

/** What a browser needs to make a passkey, and what it keeps meanwhile. Needs a code of the last minutes. */
export async function offerPasskey(ctx: Context) {
  requireActor(ctx, may.offerPasskey)

  if (!(await hasProof(ctx, ''))) return refuse('proof')
  const { id, session } = memberOf(ctx)
  const { email, name } = await findAccount(ctx)
  const db = await queriesOf(ctx)
  const known = await db.select().from(memberPasskeys).where(eq(memberPasskeys.member, id))
  const { challenge, kept } = makeChallenge('adding', session, ctx.now)
  const owner = { handle: passkeyHandle(id), email, name: name || email }
  return ok({ kept, options: await newPasskeyOptions(ISSUER, owner, challenge, known.map(toPasskeyKey)) })
}

/** A new passkey as the browser made it. */
export interface MadePasskey {
  response: NewAnswer['response']
  kept: string
  /** As typed; empty for the name of the device. */
  name: string
  device: string
}

/** Adds a passkey to the member's own account. Needs a code of the last minutes. */
export async function addPasskey(
  ctx: Context,
  { response, kept, name, device }: MadePasskey,
): Promise<Result<null, 'proof' | 'ended' | 'notMade' | 'enough'>> {
  requireActor(ctx, may.addPasskey)

  const { id, session } = memberOf(ctx)
  const challenge = await takeChallenge(ctx, 'adding', { about: session, kept })
  if (!challenge) return refuse('ended')
  if (!(await hasProof(ctx, ''))) return refuse('proof')
  const key = await readNewPasskey({ response, challenge })
  if (!key) return refuse('notMade')
  return inTransaction(ctx, async (inside) => {
    const db = await queriesOf(inside)
    await db.select({ id: members.id }).from(members).where(eq(members.id, id)).for('update')
    const known = await db.select({ id: memberPasskeys.id }).from(memberPasskeys).where(eq(memberPasskeys.member, id))
    if (known.length >= MOST_PASSKEYS) return refuse('enough')
    const stored = await db
      .insert(memberPasskeys)
      .values({
        member: id,
        name: passkeyName(name || device, known.length + 1),
        credential: key.credential,
        publicKey: key.publicKey,
        counter: key.counter,
        transports: key.transports,
        since: inside.now,
      })
      .onConflictDoNothing({ target: memberPasskeys.credential })
      .returning({ id: memberPasskeys.id })
    if (stored.length === 0) return refuse('notMade')
    await recordEvent(inside, id, 'passkey_added', device)
    return ok(null)
  })
}

/** Removes a passkey of one's own. Needs a code of the last minutes. That of another member does not exist. */
export async function removePasskey(
  ctx: Context,
  { passkey, device }: { passkey: string; device: string },
): Promise<Result<null, 'unknown' | 'proof'>> {
  requireActor(ctx, may.removePasskey)

  const { id } = memberOf(ctx)
  if (!isUuid(passkey)) return refuse('unknown')
  return inTransaction(ctx, async (inside) => {
    const db = await queriesOf(inside)
    if (
      (
        await db
          .select({ id: memberPasskeys.id })
          .from(memberPasskeys)
          .where(and(eq(memberPasskeys.id, passkey), eq(memberPasskeys.member, id)))
          .for('update')
      ).length === 0
    )
      return refuse('unknown')
    if (!(await hasProof(inside, ''))) return refuse('proof')
    await db.delete(memberPasskeys).where(and(eq(memberPasskeys.id, passkey), eq(memberPasskeys.member, id)))
    await recordEvent(inside, id, 'passkey_removed', device)
    return ok(null)
  })
}
