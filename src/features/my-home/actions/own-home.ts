'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { OFFERED_METHODS, readAccount } from '@/features/payments'
import { pagePath } from '@/features/routing'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales'
import { EMPTY_FORM, type FormState, valuesOf } from '@/kernel/form-state'
import { networkOf } from '@/kernel/network-of'
import type { Context } from '@/platform/context'
import { holderContext } from '@/platform/payload'
import { postedNumber, postedText } from '@/platform/posted-text'
import { consumeToken } from '@/platform/rate-limit'
import { requireForm } from '@/platform/require-form'
import { isAppointmentKind } from '../domain/appointment'
import { inviteCoBuyer } from '../operations/co-buyers'
import { answerAppointment } from '../operations/home-appointments'
import { askAboutHome } from '../operations/home-messages'
import { nameHomeRefundAccount } from '../operations/name-refund-account'
import { startHomePayment } from '../operations/pay-home'

const MOST_TYPED = 4000

const typed = (data: FormData, name: string): string => postedText(data, name).slice(0, MOST_TYPED)

const localeOf = (data: FormData): Locale => {
  const asked = typed(data, 'locale')
  return isLocale(asked) ? asked : DEFAULT_LOCALE
}

const answer = (data: FormData, change: Partial<FormState>): FormState => ({
  ...EMPTY_FORM,
  values: valuesOf(data),
  ...change,
})

/** The context of the link, unless its network has sent too much in ten minutes. */
async function linkOf(data: FormData): Promise<{ ctx: Context; token: string; isTooMuch: boolean }> {
  const token = typed(data, 'token')
  const ctx = await holderContext('booking', token)
  const network = networkOf((await headers()).get('x-client-ip') ?? 'unknown')
  return { ctx, token, isTooMuch: !(await consumeToken(ctx.payload, 'my-home', network, 30, 600)) }
}

const backHome = (data: FormData): never =>
  redirect(pagePath(localeOf(data), 'my-home', { token: typed(data, 'token') }))

/** A buyer asks the person who looks after the home. */
export async function ask(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const { ctx, token, isTooMuch } = await linkOf(data)
  if (isTooMuch) return answer(data, { notice: 'tooMany' })
  const done = await askAboutHome(ctx, token, typed(data, 'question'))
  if (!done.ok) return answer(data, { notice: done.refusal })
  return backHome(data)
}

/** The first buyer confirms a proposed time, or asks for another one. */
export async function answerMeeting(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const { ctx, token, isTooMuch } = await linkOf(data)
  if (isTooMuch) return answer(data, { notice: 'tooMany' })
  const kind = typed(data, 'kind')
  if (!isAppointmentKind(kind)) return answer(data, { notice: 'notNow' })
  const field = `wish-${kind}`
  const wish = data.has(field) ? typed(data, field) : null
  const done = await answerAppointment(ctx, token, { kind, wish })
  if (!done.ok) return answer(data, { notice: done.refusal })
  return backHome(data)
}

/** The first buyer sends a further one a link of their own. */
export async function invite(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const { ctx, token, isTooMuch } = await linkOf(data)
  if (isTooMuch) return answer(data, { notice: 'tooMany' })
  const number = postedNumber(data, 'number')
  const field = `email-${number}`
  const done = await inviteCoBuyer(ctx, token, { number, email: typed(data, field) })
  if (done.ok) return backHome(data)
  if (done.refusal === 'gone') return answer(data, { notice: 'gone' })
  return answer(data, { faults: [{ field, fault: done.refusal }] })
}

/** Starts a payment, and comes back to its page, which shows how to pay. */
export async function payForHome(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const { ctx, token, isTooMuch } = await linkOf(data)
  if (isTooMuch) return answer(data, { notice: 'tooMany' })
  const method = OFFERED_METHODS.find((one) => one === typed(data, 'method'))
  const number = postedNumber(data, 'payment')
  if (!method) return answer(data, { notice: 'unavailable' })
  const started = await startHomePayment(ctx, token, { number, method })
  if (!started.ok) return answer(data, { notice: started.refusal })
  redirect(`${pagePath(localeOf(data), 'confirm-payment', { token })}?payment=${number}`)
}

/** Keeps the account that the first buyer names for money that goes back. */
export async function nameAccount(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const { ctx, token, isTooMuch } = await linkOf(data)
  if (isTooMuch) return answer(data, { notice: 'tooMany' })
  const [bank, number, name] = [typed(data, 'bank'), typed(data, 'number'), typed(data, 'accountName')]
  const account = readAccount({ bank, number, name })
  if (Array.isArray(account)) {
    const faults = account.map((field) => ({
      field: field === 'name' ? 'accountName' : field,
      fault: `account-${field}`,
    }))
    return answer(data, { faults })
  }
  const named = await nameHomeRefundAccount(ctx, token, { account, code: typed(data, 'code') })
  if (named.ok) return backHome(data)
  if (named.refusal === 'wrong') return answer(data, { faults: [{ field: 'code', fault: 'wrong' }] })
  return answer(data, { notice: named.refusal })
}
