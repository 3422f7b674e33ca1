import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { databaseOf } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import type { SignedAnswer } from '@/platform/sign-in/passkeys'
import { may } from '../domain/permissions'
import { readCode } from '../domain/second-factor'
import { checkSecondFactor } from './check-second-factor'
import { findConfirmation, storeConfirmation } from './confirmation-records'
import type { Enroller } from './enrol-second-factor'
import { findFactor, hasSession, lockAccount } from './factor-records'
import { findPasskeys } from './passkey-records'
import { reportAccountChange } from './report-account-change'

/** What somebody who is signed in shows again: the password, a code of the code app, or what a passkey signed. */
export interface ShownAgain {
  /** The caller has checked the password of the account. */
  knowsPassword: boolean
  code: string
  passkey?: SignedAnswer | undefined
}

/** A recovery code is kept for the day the phone is lost: it confirms nothing, and is not used up. */
async function isShown(ctx: TransactionContext, staff: number, shown: ShownAgain): Promise<boolean> {
  if (shown.knowsPassword) return true
  if (!shown.passkey && readCode(shown.code)?.kind !== 'app') return false
  const check = await checkSecondFactor(ctx, {
    staff,
    typed: shown.code,
    ...(shown.passkey && { passkey: shown.passkey }),
  })
  return check === 'app' || check === 'passkey'
}

/**
 * Lets a session change the accounts of others for a few minutes, once its person has shown again who they are (ASVS
 * 7.5.3). Written down each time. The caller counts the tries.
 */
export async function confirmIdentity(
  ctx: Context,
  person: Enroller,
  shown: ShownAgain,
): Promise<Result<{ until: string }, 'wrong'>> {
  requireActor(ctx, may.confirmIdentity)

  return inTransaction(ctx, async (inside) => {
    const database = await databaseOf(inside.payload, inside.req)
    const { id: staff, session } = person
    await lockAccount(database, staff)
    if (!(await hasSession(database, staff, session)) || !(await isShown(inside, staff, shown))) return refuse('wrong')
    const until = await storeConfirmation(database, { staff, session }, inside.now)
    await reportAccountChange(inside, { event: 'identity_confirmed', account: person })
    return ok({ until: until.toISOString() })
  })
}

/** Until when a session counts as confirmed, and what its person can show besides the password. */
export interface ConfirmationStatus {
  until: string | null
  hasApp: boolean
  hasPasskey: boolean
}

/** The state of one's own session. */
export async function confirmationStatus(ctx: Context, { id: staff, session }: Enroller): Promise<ConfirmationStatus> {
  requireActor(ctx, may.confirmationStatus)

  const database = await databaseOf(ctx.payload, ctx.req)
  const until = await findConfirmation(database, { staff, session }, ctx.now)
  return {
    until: until?.toISOString() ?? null,
    hasApp: (await findFactor(database, staff)) !== null,
    hasPasskey: (await findPasskeys(database, staff)).length > 0,
  }
}
