'use server'

import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { isToken, TURN_COOKIE } from '@/features/launches'
import { OFFERED_METHODS } from '@/features/payments'
import { pagePath, readSource, SOURCE_COOKIE } from '@/features/routing'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales'
import { EMPTY_FORM, type FormState, valuesOf } from '@/kernel/form-state'
import { networkOf } from '@/kernel/network-of'
import type { Context } from '@/platform/context'
import { anonymousContext, holderContext } from '@/platform/payload'
import { consumeToken } from '@/platform/rate-limit'
import { isOpen } from '../domain/booking-states'
import { nextPage, type WayPage } from '../domain/way'
import { beginPayment } from '../operations/begin-payment'
import { checkBookingCode, requestBookingCode } from '../operations/check-booking-code'
import { holdUnit } from '../operations/hold-unit'
import { identifyBuyers } from '../operations/identify-buyers'
import { releaseHold, renewHold } from '../operations/keep-hold'
import { signContract } from '../operations/sign-contract'
import { contractOf, textOf } from './contract-text'
import { keepToken, ownBooking, ownToken } from './own-booking'
import { postedIdentity } from './posted-identity'

const typed = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value.slice(0, 400) : ''
}

const localeOf = (data: FormData): Locale => {
  const asked = typed(data, 'locale')
  return isLocale(asked) ? asked : DEFAULT_LOCALE
}

/** Consumes one of the sends that a network has in ten minutes. */
async function isWithinQuota(ctx: Context, name: string, points: number): Promise<boolean> {
  const who = (await headers()).get('x-client-ip') ?? 'unknown'
  return consumeToken(ctx.payload, name, networkOf(who), points, 600)
}

const answer = (data: FormData, change: Partial<FormState>): FormState => ({
  ...EMPTY_FORM,
  values: valuesOf(data),
  ...change,
})

const onward = (data: FormData, page: Exclude<WayPage, 'payment-result'>): never =>
  redirect(pagePath(localeOf(data), page))

/** Holds a unit for this browser. Who already holds one is sent on with that. */
export async function hold(_previous: FormState, data: FormData): Promise<FormState> {
  const ctx = await anonymousContext()
  const own = await ownBooking()
  if (own && isOpen(own.state)) {
    const next = nextPage(own.state)
    if (next !== 'payment-result') return onward(data, next)
  }
  if (!(await isWithinQuota(ctx, 'booking-hold', 12))) return answer(data, { notice: 'tooMany' })
  const jar = await cookies()
  const turn = jar.get(TURN_COOKIE)?.value
  const held = await holdUnit(ctx, {
    campaign: typed(data, 'campaign'),
    unit: Number.parseInt(typed(data, 'unit'), 10) || 0,
    locale: localeOf(data),
    source: readSource(jar.get(SOURCE_COOKIE)?.value),
    turn: isToken(turn) ? turn : null,
  })
  // Leads to a kept page: rendering this one again for everybody who was late costs the winner seconds.
  if (!held.ok && held.refusal === 'taken')
    redirect(pagePath(localeOf(data), 'unit-taken', { slug: typed(data, 'campaign') }))
  if (!held.ok) return answer(data, { notice: held.refusal === 'notOffered' ? 'closed' : held.refusal })
  await keepToken(held.value.token)
  return onward(data, 'verify-id')
}

/** Reads who books, and mails the code. */
export async function identify(_previous: FormState, data: FormData): Promise<FormState> {
  const read = postedIdentity(data)
  if (!read.ok) return answer(data, { faults: read.refusal })
  const token = await ownToken()
  const ctx = await holderContext('booking', token)
  if (!(await isWithinQuota(ctx, 'booking-identify', 20))) return answer(data, { notice: 'tooMany' })
  const done = await identifyBuyers(ctx, token, read.value)
  if (!done.ok) return answer(data, { notice: done.refusal === 'gone' ? 'over' : done.refusal })
  return onward(data, 'verify-otp')
}

/** Confirms the code of the mail. */
export async function confirmCode(_previous: FormState, data: FormData): Promise<FormState> {
  const token = await ownToken()
  const done = await checkBookingCode(await holderContext('booking', token), token, typed(data, 'code'))
  if (done.ok) return onward(data, 'verify-success')
  if (done.refusal === 'wrong') return answer(data, { faults: [{ field: 'code', fault: 'wrong' }] })
  return answer(data, { notice: done.refusal === 'gone' ? 'over' : done.refusal })
}

/** Mails a new code. */
export async function sendCode(_previous: FormState, data: FormData): Promise<FormState> {
  const token = await ownToken()
  const purpose = typed(data, 'purpose') === 'sign' ? 'sign' : 'verify'
  const done = await requestBookingCode(await holderContext('booking', token), token, purpose)
  if (!done.ok) return answer(data, { notice: done.refusal === 'gone' ? 'over' : done.refusal })
  if (purpose === 'sign') return onward(data, 'booking-summary')
  return answer(data, { notice: 'sent' })
}

/** Signs the contract as it is now, if it is the one that the page showed. */
export async function sign(_previous: FormState, data: FormData): Promise<FormState> {
  const [booking, token] = [await ownBooking(), await ownToken()]
  if (!booking) return answer(data, { notice: 'over' })
  const locale = localeOf(data)
  const contract = contractOf(booking, locale)
  const done = await signContract(await holderContext('booking', token), token, {
    name: typed(data, 'signature'),
    code: typed(data, 'code'),
    hash: typed(data, 'hash'),
    thai: textOf(contract.thai),
    translated: textOf(contract.translated),
    locale,
  })
  if (done.ok) return onward(data, 'booking-payment')
  if (done.refusal === 'wrong') return answer(data, { faults: [{ field: 'code', fault: 'wrong' }] })
  if (done.refusal === 'name') return answer(data, { faults: [{ field: 'signature', fault: 'name' }] })
  return answer(data, { notice: done.refusal === 'gone' ? 'over' : done.refusal })
}

/** Starts the payment with the chosen method, and goes to the page that shows how to pay and what became of it. */
export async function pay(_previous: FormState, data: FormData): Promise<FormState> {
  const token = await ownToken()
  const method = OFFERED_METHODS.find((one) => one === typed(data, 'method'))
  if (!method) return answer(data, { notice: 'unavailable' })
  const started = await beginPayment(await holderContext('booking', token), token, method)
  const own = started.ok ? await ownBooking() : null
  if (own) redirect(pagePath(localeOf(data), 'payment-result', { token: own.linkToken }))
  if (started.ok) return answer(data, { notice: 'over' })
  const { refusal } = started
  return answer(data, { notice: refusal === 'gone' ? 'over' : refusal === 'conflict' ? 'unavailable' : refusal })
}

/** Prolongs the hold, once. */
export async function renew(_previous: FormState, data: FormData): Promise<FormState> {
  const token = await ownToken()
  const done = await renewHold(await holderContext('booking', token), token)
  return answer(data, { notice: done.ok ? null : done.refusal === 'gone' ? 'over' : done.refusal })
}

/** Lets the unit go. */
export async function release(_previous: FormState, data: FormData): Promise<FormState> {
  const token = await ownToken()
  const done = await releaseHold(await holderContext('booking', token), token)
  if (!done.ok) return answer(data, { notice: 'over' })
  return onward(data, 'unit-summary')
}
