import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { databaseOf } from '@/platform/database/database'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction } from '@/platform/database/transaction'
import { env } from '@/platform/process/env'
import { type NewAnswer, newPasskeyOptions, readNewPasskey } from '@/platform/sign-in/passkeys'
import { MOST_PASSKEYS, passkeyName } from '../domain/passkey'
import { may } from '../domain/permissions'
import { ISSUER } from '../domain/second-factor'
import type { Enroller } from './enrol-second-factor'
import { endSessions, hasSession, lockAccount } from './factor-records'
import { deletePasskey, findPasskeys, storePasskey } from './passkey-records'
import { reportAccountChange } from './report-account-change'
import { userHandle } from './sealed'

/** What a browser needs to make a passkey for an account. */
export async function offerPasskey(ctx: Context, person: Enroller, challenge: string) {
  requireActor(ctx, may.offerPasskey)

  const known = await findPasskeys(await databaseOf(ctx.payload, ctx.req), person.id)
  const handle = userHandle(env.PAYLOAD_SECRET ?? '', person.id)
  return newPasskeyOptions(ISSUER, { handle, email: person.email, name: person.name }, challenge, known)
}

export type PasskeyRefusal = 'offer-ended' | 'not-made' | 'enough-passkeys'

/**
 * Adds a passkey to one's own account, as a second factor or another one. All other sessions of the account end. The
 * caller has asked for the current password and used the challenge up.
 */
export async function addPasskey(
  ctx: Context,
  person: Enroller,
  { name, ...answer }: NewAnswer & { name: string },
): Promise<Result<null, PasskeyRefusal>> {
  requireActor(ctx, may.addPasskey)

  const key = await readNewPasskey(answer)
  if (!key) return refuse('not-made')
  return inTransaction(ctx, async (inside) => {
    const database = await databaseOf(inside.payload, inside.req)
    const { id: staff, session } = person
    await lockAccount(database, staff)
    if (!(await hasSession(database, staff, session))) return refuse('offer-ended')
    const known = await findPasskeys(database, staff)
    if (known.length >= MOST_PASSKEYS) return refuse('enough-passkeys')
    const named = passkeyName(name, known.length + 1)
    if (!(await storePasskey(database, { staff, name: named, session, key, now: inside.now })))
      return refuse('not-made')
    await endSessions(database, staff, session)
    await reportAccountChange(inside, { event: 'passkey_added', account: person })
    return ok(null)
  })
}

/** Removes a passkey of one's own. All other sessions end. The caller has asked for the current password. */
export async function removePasskey(ctx: Context, passkey: number, session: string): Promise<Result<null, 'none'>> {
  requireActor(ctx, may.removePasskey)

  const staff = ctx.actor.kind === 'staff' ? ctx.actor.id : 0
  return inTransaction(ctx, async (inside) => {
    const database = await databaseOf(inside.payload, inside.req)
    await lockAccount(database, staff)
    const account = await localApi(inside, 'everything').findByID({ collection: 'staff', id: staff, depth: 0 })
    if (!(await deletePasskey(database, staff, passkey))) return refuse('none')
    await endSessions(database, staff, session)
    await reportAccountChange(inside, { event: 'passkey_removed', account })
    return ok(null)
  })
}
