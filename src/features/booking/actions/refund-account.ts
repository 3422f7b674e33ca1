'use server'

import { redirect } from 'next/navigation'
import { type RefundAccount, readAccount } from '@/features/payments'
import { pagePath } from '@/features/routing'
import { postedLocale } from '@/i18n/posted-locale'
import { answerWith, type FormState } from '@/kernel/form/form-state'
import { postedLine } from '@/kernel/form/posted-form'
import { holderContext } from '@/platform/database/payload'
import { requireForm } from '@/platform/http/require-form'
import { nameAccountByCode, requestAccountCode } from '../operations/refund-account'

const isToken = (token: string) => /^[0-9a-f]{64}$/.test(token)

/** Mails the code with which an account for a refund is named. The same for the fee and for payments of the home. */
export async function sendAccountCode(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const token = postedLine(data, 'token')
  if (!isToken(token)) return answerWith(data, { notice: 'over' })
  const sent = await requestAccountCode(await holderContext('booking', token), token)
  if (sent.ok) return answerWith(data, { notice: 'sent' })
  return answerWith(data, { notice: sent.refusal === 'gone' ? 'over' : sent.refusal })
}

/** The account that a form names, or what is wrong with it. */
async function accountIn(data: FormData): Promise<RefundAccount | FormState> {
  const [bank, number, name] = [postedLine(data, 'bank'), postedLine(data, 'number'), postedLine(data, 'accountName')]
  const account = readAccount({ bank, number, name })
  if (!Array.isArray(account)) return account
  const faults = account.map((field) => ({
    field: field === 'name' ? 'accountName' : field,
    fault: `account-${field}`,
  }))
  return answerWith(data, { faults })
}

/** Keeps the account that the buyer names for a refund, for whoever has the link and the code from the buyer's mail. */
export async function nameAccount(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const token = postedLine(data, 'token')
  const account = await accountIn(data)
  if ('faults' in account) return account
  if (!isToken(token)) return answerWith(data, { notice: 'over' })
  const ctx = await holderContext('booking', token)
  const named = await nameAccountByCode(ctx, token, { account, code: postedLine(data, 'code') })
  if (!named.ok) {
    if (named.refusal === 'wrong') return answerWith(data, { faults: [{ field: 'code', fault: 'wrong' }] })
    return answerWith(data, { notice: named.refusal === 'gone' ? 'over' : named.refusal })
  }
  redirect(pagePath(postedLocale(data), 'payment-result', { token }))
}
