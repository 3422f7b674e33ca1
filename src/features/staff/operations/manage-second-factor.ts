import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { databaseOf } from '@/platform/database/database'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction } from '@/platform/database/transaction'
import { isPermitted, may } from '../domain/permissions'
import { checkSecondFactor } from './check-second-factor'
import { endSessions, findFactor, lockAccount, removeFactor, storeRecoveryCodes } from './factor-records'
import { deletePasskeys, findPasskeys } from './passkey-records'
import { makeRecoveryCodes } from './recovery-codes'
import { reportAccountChange } from './report-account-change'
import { recordAccountChange } from './second-person'

const idOf = ({ actor }: Context): number => (actor.kind === 'staff' ? actor.id : 0)

const accountOf = (ctx: Context, id: number) =>
  localApi(ctx, 'everything').findByID({ collection: 'staff', id, depth: 0, disableErrors: true })

/** Since when an account has a code app, how many recovery codes are left, and its passkeys. */
export interface SecondFactorStatus {
  since: string | null
  codesLeft: number
  passkeys: { id: number; name: string; since: string; usedAt: string | null }[]
}

/** The state of one's own second factor; of another account for admins only, null otherwise. */
export async function secondFactorStatus(ctx: Context, staff: number): Promise<SecondFactorStatus | null> {
  requireActor(ctx, may.secondFactorStatus)

  const mayAll = ctx.actor.kind === 'staff' && isPermitted(ctx.actor.role, 'staff', 'update')
  if (staff !== idOf(ctx) && !mayAll) return null
  const database = await databaseOf(ctx.payload, ctx.req)
  const factor = await findFactor(database, staff)
  const passkeys = (await findPasskeys(database, staff)).map(({ id, name, since, usedAt }) => ({
    id,
    name,
    since: since.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }))
  return { since: factor?.since.toISOString() ?? null, codesLeft: factor?.codesLeft ?? 0, passkeys }
}

/** Replaces one's own recovery codes, for a code of the second factor. The new codes are shown this once. */
export async function renewRecoveryCodes(
  ctx: Context,
  typed: string,
): Promise<Result<{ recoveryCodes: string[] }, 'wrong-code'>> {
  requireActor(ctx, may.renewRecoveryCodes)

  return inTransaction(ctx, async (inside) => {
    const staff = idOf(inside)
    const account = await accountOf(inside, staff)
    const check = await checkSecondFactor(inside, { staff, typed })
    if (!account || check === 'none' || check === 'refused') return refuse('wrong-code')
    const { codes, hashes } = makeRecoveryCodes(staff)
    await storeRecoveryCodes(await databaseOf(inside.payload, inside.req), staff, hashes)
    await reportAccountChange(inside, { event: 'recovery_codes_made', account })
    return ok({ recoveryCodes: codes })
  })
}

/**
 * The way back in for somebody who lost their phone and their recovery codes: another admin removes code app and passkeys,
 * and at the next sign-in a new one is set up. All sessions of the account end. Never one's own: that takes a
 * code. The caller says whether the admin has shown within the last minutes who they are.
 */
export async function resetSecondFactor(
  ctx: Context,
  staff: number,
  isConfirmed: boolean,
): Promise<Result<null, 'own' | 'none' | 'unconfirmed'>> {
  requireActor(ctx, may.resetSecondFactor)

  if (staff === idOf(ctx)) return refuse('own')
  if (!isConfirmed) return refuse('unconfirmed')
  return inTransaction(ctx, async (inside) => {
    const database = await databaseOf(inside.payload, inside.req)
    await lockAccount(database, staff)
    const account = await accountOf(inside, staff)
    const [hadApp, hadPasskeys] = [await removeFactor(database, staff), await deletePasskeys(database, staff)]
    if (!account || !(hadApp || hadPasskeys)) return refuse('none')
    await endSessions(database, staff)
    await recordAccountChange(inside, staff, 'second_factor')
    await reportAccountChange(inside, { event: 'second_factor_reset', account })
    return ok(null)
  })
}
