'use server'

import { redirect } from 'next/navigation'
import { OFFERED_METHODS, readAccount } from '@/features/payments'
import { pagePath } from '@/features/routing'
import { postedLocale } from '@/i18n/posted-locale'
import { answerWith, type FormState } from '@/kernel/form/form-state'
import { postedNumber, postedText } from '@/kernel/form/posted-form'
import type { Context } from '@/platform/database/context'
import { holderContext } from '@/platform/database/payload'
import { maySend } from '@/platform/http/form-sender'
import { requireForm } from '@/platform/http/require-form'
import { isAppointmentKind } from '../domain/appointment'
import { inviteCoBuyer } from '../operations/co-buyers'
import { answerAppointment } from '../operations/home-appointments'
import { askAboutHome } from '../operations/home-messages'
import { nameHomeRefundAccount } from '../operations/name-refund-account'
import { startHomePayment } from '../operations/pay-home'

const SENDS = [30, 600] as const

/** The context of the link, unless its network has sent too much in ten minutes. */
async function linkOf(data: FormData): Promise<{ ctx: Context; token: string; isTooMuch: boolean }> {
  const token = postedText(data, 'token')
  const ctx = await holderContext('booking', token)
  return { ctx, token, isTooMuch: !(await maySend(ctx, 'my-home', SENDS)) }
}

const backHome = (data: FormData): never =>
  redirect(pagePath(postedLocale(data), 'my-home', { token: postedText(data, 'token') }))

/** A buyer asks the person who looks after the home. */
export async function ask(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const { ctx, token, isTooMuch } = await linkOf(data)
  if (isTooMuch) return answerWith(data, { notice: 'tooMany' })
  const done = await askAboutHome(ctx, token, postedText(data, 'question'))
  if (!done.ok) return answerWith(data, { notice: done.refusal })
  return backHome(data)
}

/** The first buyer confirms a proposed time, or asks for another one. */
export async function answerMeeting(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const { ctx, token, isTooMuch } = await linkOf(data)
  if (isTooMuch) return answerWith(data, { notice: 'tooMany' })
  const kind = postedText(data, 'kind')
  if (!isAppointmentKind(kind)) return answerWith(data, { notice: 'notNow' })
  const field = `wish-${kind}`
  const wish = data.has(field) ? postedText(data, field) : null
  const done = await answerAppointment(ctx, token, { kind, wish })
  if (!done.ok) return answerWith(data, { notice: done.refusal })
  return backHome(data)
}

/** The first buyer sends a further one a link of their own. */
export async function invite(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const { ctx, token, isTooMuch } = await linkOf(data)
  if (isTooMuch) return answerWith(data, { notice: 'tooMany' })
  const number = postedNumber(data, 'number')
  const field = `email-${number}`
  const done = await inviteCoBuyer(ctx, token, { number, email: postedText(data, field) })
  if (done.ok) return backHome(data)
  if (done.refusal === 'gone') return answerWith(data, { notice: 'gone' })
  return answerWith(data, { faults: [{ field, fault: done.refusal }] })
}

/** Starts a payment, and comes back to its page, which shows how to pay. */
export async function payForHome(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const { ctx, token, isTooMuch } = await linkOf(data)
  if (isTooMuch) return answerWith(data, { notice: 'tooMany' })
  const method = OFFERED_METHODS.find((one) => one === postedText(data, 'method'))
  const number = postedNumber(data, 'payment')
  if (!method) return answerWith(data, { notice: 'unavailable' })
  const started = await startHomePayment(ctx, token, { number, method })
  if (!started.ok) return answerWith(data, { notice: started.refusal })
  redirect(`${pagePath(postedLocale(data), 'confirm-payment', { token })}?payment=${number}`)
}

/** Keeps the account that the first buyer names for money that goes back. */
export async function nameAccount(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const { ctx, token, isTooMuch } = await linkOf(data)
  if (isTooMuch) return answerWith(data, { notice: 'tooMany' })
  const [bank, number, name] = [postedText(data, 'bank'), postedText(data, 'number'), postedText(data, 'accountName')]
  const account = readAccount({ bank, number, name })
  if (Array.isArray(account)) {
    const faults = account.map((field) => ({
      field: field === 'name' ? 'accountName' : field,
      fault: `account-${field}`,
    }))
    return answerWith(data, { faults })
  }
  const named = await nameHomeRefundAccount(ctx, token, { account, code: postedText(data, 'code') })
  if (named.ok) return backHome(data)
  if (named.refusal === 'wrong') return answerWith(data, { faults: [{ field: 'code', fault: 'wrong' }] })
  return answerWith(data, { notice: named.refusal })
}
