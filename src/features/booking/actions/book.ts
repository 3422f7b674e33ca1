'use server'

import { refresh } from 'next/cache'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { isToken, TURN_COOKIE } from '@/features/launches'
import { OFFERED_METHODS } from '@/features/payments'
import { pagePath, readSource, SOURCE_COOKIE } from '@/features/routing'
import { postedLocale } from '@/i18n/posted-locale'
import { answerWith, type FormState } from '@/kernel/form/form-state'
import { postedLine, postedNumber } from '@/kernel/form/posted-form'
import { anonymousContext, holderContext } from '@/platform/database/payload'
import { maySend, networkOfSender } from '@/platform/http/form-sender'
import { requireForm } from '@/platform/http/require-form'
import type { OwnBooking } from '../domain/booking'
import { isOpen } from '../domain/booking-states'
import { type CheckoutPage, nextPage } from '../domain/checkout-steps'
import { beginPayment } from '../operations/begin-payment'
import { checkBookingCode, requestBookingCode } from '../operations/check-booking-code'
import { releaseHold, renewHold } from '../operations/extend-hold-for'
import { holdUnit } from '../operations/hold-unit'
import { identifyBuyers } from '../operations/identify-buyers'
import { signContract } from '../operations/sign-contract'
import { swapHold } from '../operations/swap-hold'
import { timeForBuyers } from '../operations/time-for-buyers'
import { contractOf, textOf } from './contract-text'
import { ownBooking, ownToken, storeToken } from './own-booking'
import { postedIdentity } from './posted-identity'

/** Sends of one booking. */
const IDENTIFYING = [20, 600] as const

/** The network of this browser and its own name, as the gateway gives them and limits count them. */
async function originOfBuyer(): Promise<{ network: string; browser: string | null }> {
  return { network: await networkOfSender(), browser: (await headers()).get('x-browser') }
}

const onward = (data: FormData, page: Exclude<CheckoutPage, 'payment-result'>): never =>
  redirect(pagePath(postedLocale(data), page))

/** To where the booking of this browser stands. */
const onwardOf = (data: FormData, { state, linkToken }: OwnBooking): never => {
  const [locale, next] = [postedLocale(data), nextPage(state)]
  return redirect(next === 'payment-result' ? pagePath(locale, next, { token: linkToken }) : pagePath(locale, next))
}

/**
 * What a step answers that was refused. An ended hold, or a step that was taken elsewhere, leads to where the booking
 * stands: no form stays open above a time that is over.
 */
async function refused(data: FormData, here: CheckoutPage | null, refusal: string): Promise<FormState> {
  if (refusal !== 'over' && refusal !== 'gone') return answerWith(data, { notice: refusal })
  const own = await ownBooking()
  if (!own) return onward(data, 'unit-summary')
  return nextPage(own.state) === here ? answerWith(data, { notice: 'over' }) : onwardOf(data, own)
}

/** Goes on with the unit that is held already, or asks which of two is kept; goes by when the form names the one to let go. */
function goOnOrAsk(data: FormData, own: OwnBooking, unit: number): void {
  if (own.unit === unit) onwardOf(data, own)
  if (postedLine(data, 'instead') === own.reference) return
  const asked = new URLSearchParams({ campaign: postedLine(data, 'campaign'), unit: String(unit) })
  redirect(`${pagePath(postedLocale(data), 'unit-summary')}?${asked}`)
}

/**
 * Holds a unit for this browser. Who holds it already goes on with it; who holds another one is asked which of the two they
 * keep, and the answer names the one that is let go.
 */
export async function hold(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const [ctx, found, unit] = [await anonymousContext(), await ownBooking(), postedNumber(data, 'unit')]
  const own = found && isOpen(found.state) ? found : null
  const [locale, campaign] = [postedLocale(data), postedLine(data, 'campaign')]
  if (own) goOnOrAsk(data, own, unit)
  const jar = await cookies()
  const turn = jar.get(TURN_COOKIE)?.value
  const source = readSource(jar.get(SOURCE_COOKIE)?.value)
  const asked = { campaign, unit, locale, source, turn: isToken(turn) ? turn : null, ...(await originOfBuyer()) }
  const token = await ownToken()
  const held = own ? await swapHold(await holderContext('booking', token), token, asked) : await holdUnit(ctx, asked)
  // Leads to a kept page: rendering this one again for everybody who was late costs the winner seconds.
  if (!held.ok && held.refusal === 'taken' && !own) redirect(pagePath(locale, 'unit-taken', { slug: campaign }))
  if (!held.ok) return refused(data, null, held.refusal === 'notOffered' ? 'closed' : held.refusal)
  await storeToken(held.value.token)
  return onward(data, 'verify-id')
}

/** Reads who books, and mails the code. */
export async function identify(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const own = await ownBooking()
  if (!own || !isOpen(own.state)) return refused(data, 'verify-id', 'over')
  const read = await postedIdentity(data)
  if (!read.ok) return answerWith(data, { faults: read.refusal })
  const token = await ownToken()
  const ctx = await holderContext('booking', token)
  // A gallery shares one network.
  if (!(await maySend(ctx, 'booking-identify', IDENTIFYING, token))) return answerWith(data, { notice: 'tooMany' })
  const done = await identifyBuyers(ctx, token, read.value)
  if (!done.ok) return refused(data, 'verify-id', done.refusal)
  return onward(data, 'verify-otp')
}

/** Confirms the code of the mail. */
export async function confirmCode(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const token = await ownToken()
  const done = await checkBookingCode(await holderContext('booking', token), token, postedLine(data, 'code'))
  if (done.ok) return onward(data, 'verify-success')
  if (done.refusal === 'wrong') return answerWith(data, { faults: [{ field: 'code', fault: 'wrong' }] })
  return refused(data, 'verify-otp', done.refusal)
}

/** Mails a new code. */
export async function sendCode(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const token = await ownToken()
  const purpose = postedLine(data, 'purpose') === 'sign' ? 'sign' : 'verify'
  const done = await requestBookingCode(await holderContext('booking', token), token, purpose)
  if (!done.ok) return refused(data, purpose === 'sign' ? 'booking-summary' : 'verify-otp', done.refusal)
  if (purpose === 'sign') return onward(data, 'booking-summary')
  return answerWith(data, { notice: 'sent' })
}

/** Signs the contract as it is now, if it is the one that the page showed. */
export async function sign(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const [booking, token] = [await ownBooking(), await ownToken()]
  if (!booking) return refused(data, 'booking-summary', 'gone')
  const locale = postedLocale(data)
  const contract = contractOf(booking, locale)
  const done = await signContract(await holderContext('booking', token), token, {
    name: postedLine(data, 'signature'),
    code: postedLine(data, 'code'),
    hash: postedLine(data, 'hash'),
    thai: textOf(contract.thai),
    translated: textOf(contract.translated),
    locale,
  })
  // On to the payment, or to the page that waits for the other buyers.
  if (done.ok) return onwardOf(data, (await ownBooking()) ?? booking)
  if (done.refusal === 'wrong') return answerWith(data, { faults: [{ field: 'code', fault: 'wrong' }] })
  if (done.refusal === 'name') return answerWith(data, { faults: [{ field: 'signature', fault: 'name' }] })
  return refused(data, 'booking-summary', done.refusal)
}

/** Starts the payment with the chosen method, and goes to the page that shows how to pay and what became of it. */
export async function pay(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const token = await ownToken()
  const method = OFFERED_METHODS.find((one) => one === postedLine(data, 'method'))
  if (!method) return answerWith(data, { notice: 'unavailable' })
  const started = await beginPayment(await holderContext('booking', token), token, method)
  const own = started.ok ? await ownBooking() : null
  if (own) redirect(pagePath(postedLocale(data), 'payment-result', { token: own.linkToken }))
  if (started.ok) return answerWith(data, { notice: 'over' })
  const { refusal } = started
  return refused(data, 'booking-payment', refusal === 'conflict' ? 'unavailable' : refusal)
}

/** The hold lasts longer: the page shows until when, and keeps what is typed in its other forms. */
function prolonged(data: FormData): FormState {
  refresh()
  return answerWith(data, {})
}

/** Prolongs the hold, once. */
export async function renew(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const token = await ownToken()
  const done = await renewHold(await holderContext('booking', token), token)
  return done.ok ? prolonged(data) : refused(data, null, done.refusal)
}

/** Prolongs the hold for so many buyers together. */
export async function renewForBuyers(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const token = await ownToken()
  const done = await timeForBuyers(await holderContext('booking', token), token, postedNumber(data, 'together'))
  return done.ok ? prolonged(data) : refused(data, null, done.refusal)
}

/** Lets the unit go. */
export async function release(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const token = await ownToken()
  const done = await releaseHold(await holderContext('booking', token), token)
  if (!done.ok) return refused(data, null, 'over')
  return onward(data, 'unit-summary')
}
