'use server'

import { postedLocale } from '@/i18n/posted-locale'
import { readEmail } from '@/kernel/form/email'
import { postedText } from '@/kernel/form/posted-form'
import { requireForm } from '@/platform/http/require-form'
import { accountPath } from '../domain/account-pages'
import { readCode } from '../domain/challenge'
import type { MemberState } from '../domain/form-state'
import { findAccount } from '../operations/account'
import { askEmailChange, changeEmail } from '../operations/change-email'
import { askPhoneCode, checkPhoneCode } from '../operations/prove-phone'
import { noticed, refused } from './answer-form'
import { asMember } from './as-member'
import { leadTo, signingIn, storeSession } from './browser'

/** Asks for another address: codes go to the present and the new one. */
export async function askNewEmail(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    const [email, locale] = [readEmail(postedText(data, 'email')), postedLocale(data)]
    if (!email.ok) return refused(data, [{ field: 'email', fault: email.refusal }])
    if (email.value === (await findAccount(ctx)).email) return refused(data, [{ field: 'email', fault: 'same' }])
    const asked = await askEmailChange(ctx, { email: email.value, locale })
    return asked.ok ? leadTo(accountPath(locale, 'profile')) : noticed(data, asked.refusal)
  })
}

/** Both codes of a change of address. */
export async function enterEmailCodes(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    const [fromOld, fromNew] = [readCode(postedText(data, 'code_old')), readCode(postedText(data, 'code_new'))]
    if (!fromOld) return refused(data, [{ field: 'code_old', fault: 'missing' }])
    if (!fromNew) return refused(data, [{ field: 'code_new', fault: 'missing' }])
    const changed = await changeEmail(ctx, { fromOld, fromNew, device: (await signingIn()).device })
    if (changed.ok) {
      await storeSession(changed.value.token)
      return leadTo(accountPath(postedLocale(data), 'profile'))
    }
    if (changed.refusal === 'wrong') return refused(data, [{ field: 'code_old', fault: 'wrong' }])
    return noticed(data, changed.refusal === 'taken' ? 'emailTaken' : 'ended')
  })
}

/** Sends a code to the phone of the account. */
export async function textPhoneCode(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    const asked = await askPhoneCode(ctx, postedLocale(data))
    return asked.ok ? leadTo(accountPath(postedLocale(data), 'profile')) : noticed(data, asked.refusal)
  })
}

/** The code that was sent to the phone. */
export async function enterPhoneCode(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    const code = readCode(postedText(data, 'code'))
    if (!code) return refused(data, [{ field: 'code', fault: 'missing' }])
    const checked = await checkPhoneCode(ctx, code, (await signingIn()).device)
    if (checked.ok) return leadTo(accountPath(postedLocale(data), 'profile'))
    return checked.refusal === 'wrong' ? refused(data, [{ field: 'code', fault: 'wrong' }]) : noticed(data, 'ended')
  })
}
