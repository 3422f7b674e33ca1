import { MOST_PASSKEYS, passkeyName } from '@/features/staff'
import { ok, type Result, refuse } from '@/kernel/result'
import { isUuid } from '@/kernel/uuid'
import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { type NewAnswer, newPasskeyOptions, type PasskeyKey, readNewPasskey } from '@/platform/passkeys'
import { requireActor } from '@/platform/require-actor'
import { dateOf, dateOrNull, rowsOf } from '@/platform/rows'
import { inTransaction } from '@/platform/transaction'
import type { OwnPasskey } from '../domain/own-account'
import { may } from '../domain/permissions'
import { findAccount } from './account'
import { memberOf } from './member-of'
import { makeChallenge, takeChallenge } from './passkey-challenge'
import { passkeyHandle } from './secrets'
import { hasProof } from './set-password'
import { noteEvent } from './start-session'

const ISSUER = 'noble & nue'

/** A row of `member_passkeys`, as the library checks signatures with it. */
export const toPasskeyKey = (row: Record<string, unknown>): PasskeyKey => ({
  credential: String(row.credential),
  publicKey: String(row.public_key),
  counter: Number(row.counter),
  transports: row.transports as string[],
})

/** The passkeys of the member, oldest first. */
export async function listPasskeys(ctx: Context): Promise<OwnPasskey[]> {
  requireActor(ctx, may.listPasskeys)

  const rows = await rowsOf(
    ctx,
    sql`select id, name, since, used_at from member_passkeys where member = ${memberOf(ctx).id} order by since, id`,
  )
  return rows.map((row) => ({
    id: String(row.id),
    name: String(row.name),
    since: dateOf(row.since),
    usedAt: dateOrNull(row.used_at),
  }))
}

/** What a browser needs to make a passkey, and what it keeps meanwhile. Needs a code of the last minutes. */
export async function offerPasskey(ctx: Context) {
  requireActor(ctx, may.offerPasskey)

  if (!(await hasProof(ctx, ''))) return refuse('proof')
  const { id, session } = memberOf(ctx)
  const { email, name } = await findAccount(ctx)
  const known = await rowsOf(ctx, sql`select * from member_passkeys where member = ${id}`)
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
    await rowsOf(inside, sql`select 1 from members where id = ${id} for update`)
    const known = await rowsOf(inside, sql`select 1 from member_passkeys where member = ${id}`)
    if (known.length >= MOST_PASSKEYS) return refuse('enough')
    const stored = await rowsOf(
      inside,
      sql`insert into member_passkeys (member, name, credential, public_key, counter, transports, since)
        values (${id}, ${passkeyName(name || device, known.length + 1)}, ${key.credential}, ${key.publicKey},
          ${key.counter}, ${JSON.stringify(key.transports)}::jsonb, ${inside.now.toISOString()})
        on conflict (credential) do nothing returning id`,
    )
    if (stored.length === 0) return refuse('notMade')
    await noteEvent(inside, id, 'passkey_added', device)
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
    const found = sql`select 1 from member_passkeys where id = ${passkey} and member = ${id} for update`
    if ((await rowsOf(inside, found)).length === 0) return refuse('unknown')
    if (!(await hasProof(inside, ''))) return refuse('proof')
    await rowsOf(inside, sql`delete from member_passkeys where id = ${passkey} and member = ${id}`)
    await noteEvent(inside, id, 'passkey_removed', device)
    return ok(null)
  })
}
