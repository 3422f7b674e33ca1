'use server'

import { readEmail } from '@/kernel/email'
import { requireForm } from '@/platform/require-form'
import { accountPath } from '../domain/account-pages'
import { readCode } from '../domain/challenge'
import type { FormState } from '../domain/form-state'
import { findAccount } from '../operations/account'
import { askEmailChange, changeEmail } from '../operations/change-email'
import { askPhoneCode, checkPhoneCode } from '../operations/prove-phone'
import { localeOf, noticed, refused, textOf } from './answer-form'
import { asMember } from './as-member'
import { keepSession, leadTo, signingIn } from './browser'

/** Asks for another address: codes go to the present and the new one. */
export async function askNewEmail(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    const [email, locale] = [readEmail(textOf(data, 'email')), localeOf(data)]
    if (!email.ok) return refused(data, [{ field: 'email', code: email.refusal }])
    if (email.value === (await findAccount(ctx)).email) return refused(data, [{ field: 'email', code: 'same' }])
    const asked = await askEmailChange(ctx, { email: email.value, locale })
    return asked.ok ? leadTo(accountPath(locale, 'profile')) : noticed(data, asked.refusal)
  })
}

/** Both codes of a change of address. */
export async function enterEmailCodes(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    const [fromOld, fromNew] = [readCode(textOf(data, 'code_old')), readCode(textOf(data, 'code_new'))]
    if (!fromOld) return refused(data, [{ field: 'code_old', code: 'missing' }])
    if (!fromNew) return refused(data, [{ field: 'code_new', code: 'missing' }])
    const changed = await changeEmail(ctx, { fromOld, fromNew, device: (await signingIn()).device })
    if (changed.ok) {
      await keepSession(changed.value.token)
      return leadTo(accountPath(localeOf(data), 'profile'))
    }
    if (changed.refusal === 'wrong') return refused(data, [{ field: 'code_old', code: 'wrong' }])
    return noticed(data, changed.refusal === 'taken' ? 'emailTaken' : 'ended')
  })
}

/** Sends a code to the phone of the account. */
export async function textPhoneCode(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    const asked = await askPhoneCode(ctx, localeOf(data))
    return asked.ok ? leadTo(accountPath(localeOf(data), 'profile')) : noticed(data, asked.refusal)
  })
}

/** The code that was sent to the phone. */
export async function enterPhoneCode(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    const code = readCode(textOf(data, 'code'))
    if (!code) return refused(data, [{ field: 'code', code: 'missing' }])
    const checked = await checkPhoneCode(ctx, code, (await signingIn()).device)
    if (checked.ok) return leadTo(accountPath(localeOf(data), 'profile'))
    return checked.refusal === 'wrong' ? refused(data, [{ field: 'code', code: 'wrong' }]) : noticed(data, 'ended')
  })
}
