import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { consumeToken } from '@/platform/rate-limit'
import { requireActor } from '@/platform/require-actor'
import { inTransaction } from '@/platform/transaction'
import { may } from '../domain/permissions'
import { findAccount, listSignIns } from './account'
import { leaveHouseholdOf } from './household'
import { listSessions, revokeAll } from './manage-sessions'
import { memberOf } from './member-of'
import { findPicture } from './own-picture'
import { listPasskeys } from './passkeys'
import { rowsOf } from './rows'
import { listSavedHomes } from './saved-homes'
import { hasProof } from './set-password'

/**
 * Closes the account: everything about the member is deleted (PDPA §33). Needs a code of the last minutes or the
 * password. Enquiries are kept for the time their own rule says: they were sent to sales, with or without an account.
 */
export async function closeAccount(ctx: Context, current: string): Promise<Result<null, 'proof' | 'tooMany'>> {
  requireActor(ctx, may.closeAccount)

  const { id } = memberOf(ctx)
  if (!(await consumeToken(ctx.payload, 'member-close', id, 10, 900))) return refuse('tooMany')
  if (!(await hasProof(ctx, current))) return refuse('proof')
  return inTransaction(ctx, async (inside) => {
    await revokeAll(inside, id)
    await leaveHouseholdOf(inside, id)
    await rowsOf(inside, sql`delete from member_challenges where email = (select email from members where id = ${id})`)
    await rowsOf(inside, sql`delete from members where id = ${id}`)
    return ok(null)
  })
}

/** Everything that is stored about the member, in a form that another service can read (PDPA §30, §31). */
export async function exportAccount(ctx: Context) {
  requireActor(ctx, may.exportAccount)

  const consents = await rowsOf(
    ctx,
    sql`select purpose, given, notice, wording, at from member_consents where member = ${memberOf(ctx).id} order by at`,
  )
  const householdVotes = await rowsOf(
    ctx,
    sql`select slug, vote, note, at from household_votes where member = ${memberOf(ctx).id} order by at`,
  )
  const picture = await findPicture(ctx)
  const { isProven, isAsked, ...account } = await findAccount(ctx)
  return {
    exportedAt: ctx.now,
    account,
    consents,
    householdVotes,
    savedHomes: await listSavedHomes(ctx),
    picture: picture && `data:image/webp;base64,${picture.toString('base64')}`,
    devices: await listSessions(ctx),
    passkeys: await listPasskeys(ctx),
    signIns: await listSignIns(ctx),
  }
}
