import {
  AuthenticationError,
  type CollectionAfterLoginHook,
  type CollectionBeforeLoginHook,
  type PayloadRequest,
} from 'payload'
import type { Staff } from '@/payload-types'
import { contextOf } from '@/platform/database/context'
import { databaseOf } from '@/platform/database/database'
import { consumeToken } from '@/platform/database/rate-limit'
import type { SignedAnswer } from '@/platform/sign-in/passkeys'
import { checkSecondFactor } from '../operations/check-second-factor'
import { reportAccountChange } from '../operations/report-account-change'
import { updateLanguage } from '../operations/staff-reader'

/** What a caller of Payload's login passes in the context, in addition to email and password. */
export interface SignInContext {
  /** The code of the second factor as typed. */
  code?: string
  /** What a passkey signed, in place of a code. */
  passkey?: SignedAnswer
  /** A device that signed in to this account before. The codes of all unknown devices are counted together. */
  device?: string
  /** Check only the password, without signing in. */
  onlyPassword?: true
  /** Called with the token of the session. */
  takeToken?: (token: string) => void
}

/** Thrown instead of signing in when only the password was to be checked. */
export class PasswordIsRight extends Error {}

/** Codes and passkeys that may be tried with the right password, by a known device or by all others together. */
const CODES = { points: 10, seconds: 3600 }

const said = ({ context }: PayloadRequest) => context as SignInContext

/** In its own transaction, because that of a refused sign-in is rolled back. */
async function tellOfWrongCodes(req: PayloadRequest, account: Staff): Promise<void> {
  if (!(await consumeToken(req.payload, 'staff-codes-told', String(account.id), 1, 86_400))) return
  const { payload } = req
  const ctx = { payload, actor: { kind: 'system', name: 'sign-in' } as const, now: new Date() }
  await reportAccountChange(ctx, { event: 'wrong_codes', account })
}

/** Reached only with the right password, so a stranger cannot use up somebody's attempts. */
async function mayTryCode(req: PayloadRequest, account: Staff): Promise<boolean> {
  const who = `${account.id} ${said(req).device ?? 'unknown device'}`
  if (await consumeToken(req.payload, 'staff-codes', who, CODES.points, CODES.seconds)) return true
  await tellOfWrongCodes(req, account)
  return false
}

/**
 * Checks the code of the second factor, after the password and in the same transaction. Applies to every way to sign in,
 * including the Local API and a password link.
 */
export const requireSecondFactor: CollectionBeforeLoginHook = async ({ req, user }) => {
  const account = user as Staff
  const { code = '', passkey, onlyPassword } = said(req)
  if (onlyPassword) throw new PasswordIsRight()
  if ((passkey || code !== '') && !(await mayTryCode(req, account))) throw new AuthenticationError(req.t)
  const check = await checkSecondFactor(contextOf(req), { staff: account.id, typed: code, passkey })
  if (check === 'refused') throw new AuthenticationError(req.t)
  if (check === 'recovery') await reportAccountChange(contextOf(req), { event: 'recovery_code_used', account })
}

/** Mails to the person are in the language in which they signed in. */
export const storeLanguage: CollectionAfterLoginHook = async ({ req, user }) =>
  updateLanguage(await databaseOf(req.payload, req), Number(user.id), req.i18n?.language)

export const handOverToken: CollectionAfterLoginHook = ({ req, token }) => said(req).takeToken?.(token)
