import type { CollectionAfterChangeHook, CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import { PASSWORD_LENGTH, type PasswordFault, passwordFault } from '@/kernel/sign-in/password-rule'
import type { Staff } from '@/payload-types'
import { inStaffLanguage, label } from '@/platform/back-office/cms-labels'
import { contextOf } from '@/platform/database/context'
import { consumeToken } from '@/platform/database/rate-limit'
import { inTransaction } from '@/platform/database/transaction'
import { inPasswordTurn, TooBusy } from '@/platform/sign-in/password-turns'
import type { AccountChangeKind } from '../domain/second-person'
import { reportAccountChange } from '../operations/report-account-change'
import { recordAccountChange } from '../operations/second-person'
import { isOwnAccount } from './confirmed'
import { PasswordIsRight, type SignInContext } from './sign-in-rules'

type Words = ReturnType<typeof label>

const FAULTS: Record<PasswordFault, Words> = {
  tooShort: label(
    `Use at least ${PASSWORD_LENGTH.min} characters. Several words are easy to remember.`,
    `ใช้อย่างน้อย ${PASSWORD_LENGTH.min} ตัวอักษร ใช้หลายคำต่อกันจะจำง่าย`,
  ),
  tooLong: label(`Use at most ${PASSWORD_LENGTH.max} characters.`, `ใช้ไม่เกิน ${PASSWORD_LENGTH.max} ตัวอักษร`),
  common: label(
    'This password is one of those tried first. Use one that is not a common word with figures.',
    'รหัสผ่านนี้เป็นแบบที่เดาได้ง่าย กรุณาใช้รหัสที่ไม่ใช่คำทั่วไปต่อด้วยตัวเลข',
  ),
  aboutYou: label(
    'Use a password that is not made of your name, your email or our brands.',
    'กรุณาใช้รหัสผ่านที่ไม่ได้มาจากชื่อ อีเมล หรือชื่อแบรนด์ของเรา',
  ),
}

const CURRENT_IS_WRONG = label(
  'Enter your current password to change your password, email or role.',
  'กรอกรหัสผ่านปัจจุบันเพื่อเปลี่ยนรหัสผ่าน อีเมล หรือบทบาทของคุณ',
)

/** Attempts to enter the current password while signed in, counted by account. */
const TRIES = { points: 10, seconds: 900 }

const refuse = (req: PayloadRequest, path: string, words: Words) =>
  new ValidationError({ collection: 'staff', errors: [{ path, message: inStaffLanguage(req, words) }] }, req.t)

/** Checks a password with Payload's own login, so that we need not know the format of its hashes. Starts no session. */
async function isPasswordOf({ payload }: PayloadRequest, email: string, password: string): Promise<boolean> {
  const context: SignInContext = { onlyPassword: true }
  try {
    await inPasswordTurn(() =>
      payload.login({ collection: 'staff', data: { email, password }, context: { ...context } }),
    )
    return false
  } catch (error) {
    if (error instanceof TooBusy) throw error
    return error instanceof PasswordIsRight
  }
}

type Change = Partial<Staff> & { currentPassword?: unknown }

/** Whether somebody who is signed in gives their own password. Tries are counted by account. */
export async function isCurrentPassword(
  req: PayloadRequest,
  { id, email }: Pick<Staff, 'id' | 'email'>,
  given: unknown,
): Promise<boolean> {
  if (typeof given !== 'string' || given === '') return false
  const mayTry = await consumeToken(req.payload, 'staff-current', String(id), TRIES.points, TRIES.seconds)
  return mayTry && isPasswordOf(req, email, given)
}

/** Whether a save changes how an account is signed in to, or what it may do. */
function givesNewKey({ password, email, role }: Change, before: Staff): boolean {
  const isNewEmail = email !== undefined && email.toLowerCase().trim() !== before.email
  return Boolean(password) || isNewEmail || (role !== undefined && role !== before.role)
}

async function requireCurrentPassword(req: PayloadRequest, before: Staff, given: unknown): Promise<void> {
  if (!(await isCurrentPassword(req, before, given))) throw refuse(req, 'currentPassword', CURRENT_IS_WRONG)
}

/**
 * Before an account is written: a new password must follow the rules, and people change their own password, email or role only
 * with the current password (ASVS 6.2.3, 7.5.1). Otherwise anybody at an unlocked computer could take the account over.
 */
export const checkPasswords: CollectionBeforeValidateHook<Staff> = async ({ data, originalDoc, req }) => {
  const { currentPassword, ...change }: Change = data ?? {}
  if (typeof change.password === 'string' && change.password !== '') {
    const fault = passwordFault(change.password, { ...originalDoc, ...change })
    if (fault) throw refuse(req, 'password', FAULTS[fault])
  }
  const isOwn = originalDoc !== undefined && isOwnAccount(req, originalDoc)
  if (isOwn && givesNewKey(change, originalDoc)) await requireCurrentPassword(req, originalDoc, currentPassword)
  if (originalDoc && change.password) req.context[CHANGED] = originalDoc.id
  return change
}

/** Marks the account whose password this request changes: the last hook sees only a hash. */
const CHANGED = 'passwordChangedOf'

/** What a save did to an account that whoever made it could use it by. */
function changesOf(doc: Staff, before: Staff, isNewPassword: boolean): AccountChangeKind[] {
  return [
    ...(before.email === doc.email ? [] : (['email'] as const)),
    ...(before.role === doc.role ? [] : (['role'] as const)),
    ...(isNewPassword ? (['password'] as const) : []),
  ]
}

/**
 * After an account was written: keeps who made it or gave it a new key, writes it into the list that admins read, and mails
 * its owner about a new password, email or role, about an email at the previous address too.
 */
export const tellOfChanges: CollectionAfterChangeHook<Staff> = async ({ doc, previousDoc, operation, req }) => {
  const ctx = contextOf(req)
  const changes =
    operation === 'create' ? (['made'] as const) : changesOf(doc, previousDoc, req.context[CHANGED] === doc.id)
  await inTransaction(ctx, async (inside) => {
    for (const change of changes) await recordAccountChange(inside, doc.id, change)
  })
  const isByOther = Boolean(req.user) && !isOwnAccount(req, doc)
  if (operation === 'create') {
    if (isByOther) await reportAccountChange(ctx, { event: 'account_made', account: doc })
    return doc
  }
  if (previousDoc.role !== doc.role) await reportAccountChange(ctx, { event: 'role_changed', account: doc })
  if (isByOther && changes.length === 0) await reportAccountChange(ctx, { event: 'account_changed', account: doc })
  if (previousDoc.email !== doc.email)
    await reportAccountChange(ctx, { event: 'email_changed', account: doc, formerEmail: previousDoc.email })
  if (req.context[CHANGED] === doc.id) {
    delete req.context[CHANGED]
    await reportAccountChange(ctx, { event: 'password_changed', account: doc, formerEmail: previousDoc.email })
  }
  return doc
}
