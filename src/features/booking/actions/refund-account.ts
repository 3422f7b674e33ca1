'use server'

import { redirect } from 'next/navigation'
import { type RefundAccount, readAccount } from '@/features/payments'
import { pagePath } from '@/features/routing'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { EMPTY_FORM, type FormState, valuesOf } from '@/kernel/form-state'
import { holderContext } from '@/platform/payload'
import { postedText } from '@/platform/posted-text'
import { requireForm } from '@/platform/require-form'
import { nameAccountByCode, requestAccountCode } from '../operations/refund-account'

const typed = (data: FormData, name: string): string => postedText(data, name).slice(0, 400)

const answer = (data: FormData, change: Partial<FormState>): FormState => ({
  ...EMPTY_FORM,
  values: valuesOf(data),
  ...change,
})

const isToken = (token: string) => /^[0-9a-f]{64}$/.test(token)

/** Mails the code with which an account for a refund is named. The same for the fee and for payments of the home. */
export async function sendAccountCode(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const token = typed(data, 'token')
  if (!isToken(token)) return answer(data, { notice: 'over' })
  const sent = await requestAccountCode(await holderContext('booking', token), token)
  if (sent.ok) return answer(data, { notice: 'sent' })
  return answer(data, { notice: sent.refusal === 'gone' ? 'over' : sent.refusal })
}

/** The account that a form names, or what is wrong with it. */
async function accountIn(data: FormData): Promise<RefundAccount | FormState> {
  const [bank, number, name] = [typed(data, 'bank'), typed(data, 'number'), typed(data, 'accountName')]
  const account = readAccount({ bank, number, name })
  if (!Array.isArray(account)) return account
  const faults = account.map((field) => ({
    field: field === 'name' ? 'accountName' : field,
    fault: `account-${field}`,
  }))
  return answer(data, { faults })
}

/** Keeps the account that the buyer names for a refund, for whoever has the link and the code from the buyer's mail. */
export async function nameAccount(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const token = typed(data, 'token')
  const account = await accountIn(data)
  if ('faults' in account) return account
  if (!isToken(token)) return answer(data, { notice: 'over' })
  const ctx = await holderContext('booking', token)
  const named = await nameAccountByCode(ctx, token, { account, code: typed(data, 'code') })
  if (!named.ok) {
    if (named.refusal === 'wrong') return answer(data, { faults: [{ field: 'code', fault: 'wrong' }] })
    return answer(data, { notice: named.refusal === 'gone' ? 'over' : named.refusal })
  }
  const locale = typed(data, 'locale')
  redirect(pagePath(isLocale(locale) ? locale : DEFAULT_LOCALE, 'payment-result', { token }))
}
