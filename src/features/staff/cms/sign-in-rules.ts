import {
  AuthenticationError,
  type CollectionAfterLoginHook,
  type CollectionBeforeLoginHook,
  type PayloadRequest,
} from 'payload'
import type { Staff } from '@/payload-types'
import { contextOf } from '@/platform/context'
import { consumeToken } from '@/platform/rate-limit'
import { checkSecondFactor } from '../operations/check-second-factor'
import { reportAccountChange } from '../operations/report-account-change'

/** What a caller of Payload's login says beside email and password, in the context of the call. */
export interface SignInContext {
  /** The code of the second factor as typed. */
  code?: string
  /** A device that signed in to this account before; unknown devices count their codes together. */
  device?: string
  /** Only the password is asked about: nobody is signed in. */
  onlyPassword?: true
  /** Is given the token of the session. */
  takeToken?: (token: string) => void
}

/** Thrown in place of signing in, when only the password was asked about. */
export class PasswordIsRight extends Error {}

/** Codes that may be tried with the right password, by a known device or by all others together. */
const CODES = { points: 10, seconds: 3600 }

const said = ({ context }: PayloadRequest) => context as SignInContext

/** In its own transaction: that of the refused sign-in is rolled back. */
async function tellOfWrongCodes(req: PayloadRequest, account: Staff): Promise<void> {
  if (!(await consumeToken(req.payload, 'staff-codes-told', String(account.id), 1, 86_400))) return
  const { payload } = req
  const ctx = { payload, actor: { kind: 'system', name: 'sign-in' } as const, now: new Date() }
  await reportAccountChange(ctx, { event: 'wrong_codes', account })
}

/** Only somebody with the right password comes here, so no stranger can use up the tries of a person. */
async function mayTryCode(req: PayloadRequest, account: Staff): Promise<boolean> {
  const who = `${account.id} ${said(req).device ?? 'unknown device'}`
  if (await consumeToken(req.payload, 'staff-codes', who, CODES.points, CODES.seconds)) return true
  await tellOfWrongCodes(req, account)
  return false
}

/**
 * After the password, within the transaction of the sign-in: the code of the second factor. Holds for every way to sign
 * in, of the Local API and of a password link too.
 */
export const requireSecondFactor: CollectionBeforeLoginHook = async ({ req, user }) => {
  const account = user as Staff
  const { code = '', onlyPassword } = said(req)
  if (onlyPassword) throw new PasswordIsRight()
  if (code !== '' && !(await mayTryCode(req, account))) throw new AuthenticationError(req.t)
  const check = await checkSecondFactor(contextOf(req), { staff: account.id, typed: code })
  if (check === 'refused') throw new AuthenticationError(req.t)
  if (check === 'recovery') await reportAccountChange(contextOf(req), { event: 'recovery_code_used', account })
}

export const handOverToken: CollectionAfterLoginHook = ({ req, token }) => said(req).takeToken?.(token)
