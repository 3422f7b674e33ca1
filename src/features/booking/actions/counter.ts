'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { COUNTER_METHODS } from '@/features/payments'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { EMPTY_FORM, type FormState, valuesOf } from '@/kernel/form-state'
import { isAllowed } from '@/kernel/permission'
import type { Result } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { contextOfHeaders } from '@/platform/payload'
import { postedText } from '@/platform/posted-text'
import { may } from '../domain/permissions'
import {
  identifyAtCounter,
  payAtCounter,
  sendCodeAtCounter,
  signAtCounter,
  verifyAtCounter,
} from '../operations/counter-steps'
import { readDeskBooking } from '../operations/desk-bookings'
import { sellAtCounter } from '../operations/sell-at-counter'
import { takeOverBooking } from '../operations/take-over'
import { contractOf, textOf } from './contract-text'
import { postedIdentity } from './posted-identity'

const answer = (data: FormData, change: Partial<FormState>): FormState => ({
  ...EMPTY_FORM,
  values: valuesOf(data),
  ...change,
})

/** Shows the booking as it is now. */
const reload = (reference: string): never => redirect(`/admin/bookings?${new URLSearchParams({ booking: reference })}`)

/** Whoever sells; null for everybody else, whose answer is the same for every step. */
async function sellerContext(): Promise<Context | null> {
  const ctx = await contextOfHeaders(await headers())
  return isAllowed(ctx.actor, may.sellAtCounter) ? ctx : null
}

/** The refusals that belong to a field; the others are a notice. */
const FIELD_OF: Readonly<Record<string, string>> = {
  wrong: 'code',
  ofStaff: 'email',
  name: 'signature',
  line: 'line',
  lineTaken: 'line',
}

/** What a step answers: on to the booking, or why not. */
function after(data: FormData, reference: string, done: Result<unknown, string>): FormState {
  if (done.ok) return reload(reference)
  const field = FIELD_OF[done.refusal]
  return answer(data, field ? { faults: [{ field, fault: done.refusal }] } : { notice: done.refusal })
}

type Step = (ctx: Context, data: FormData, reference: string) => Promise<Result<unknown, string>>

/** A step of a booking that the actor sells. */
async function step(data: FormData, take: Step): Promise<FormState> {
  const ctx = await sellerContext()
  if (!ctx) return answer(data, { notice: 'forbidden' })
  const reference = postedText(data, 'booking')
  return after(data, reference, await take(ctx, data, reference))
}

/** Holds a unit of the board for whoever stands at the counter. */
export async function sellUnit(_previous: FormState, data: FormData): Promise<FormState> {
  const ctx = await sellerContext()
  if (!ctx) return answer(data, { notice: 'forbidden' })
  const read = postedIdentity(data)
  if (!read.ok) return answer(data, { faults: read.refusal })
  const locale = postedText(data, 'locale')
  const sold = await sellAtCounter(ctx, {
    campaign: Number.parseInt(postedText(data, 'campaign'), 10) || 0,
    unit: Number.parseInt(postedText(data, 'unit'), 10) || 0,
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    identity: read.value,
  })
  return after(data, sold.ok ? sold.value : '', sold)
}

/** Says who buys a home that was taken over, or mends what was typed. */
export async function identifyBuyer(_previous: FormState, data: FormData): Promise<FormState> {
  const read = postedIdentity(data)
  if (!read.ok) return answer(data, { faults: read.refusal })
  return step(data, (ctx, _data, reference) => identifyAtCounter(ctx, reference, read.value))
}

/** Confirms the buyer's address. */
export async function verifyBuyer(_previous: FormState, data: FormData): Promise<FormState> {
  return step(data, (ctx, posted, reference) => verifyAtCounter(ctx, reference, postedText(posted, 'code')))
}

/** Mails the buyer a new code. */
export async function sendBuyerCode(_previous: FormState, data: FormData): Promise<FormState> {
  const purpose = postedText(data, 'purpose') === 'sign' ? 'sign' : 'verify'
  return step(data, (ctx, _data, reference) => sendCodeAtCounter(ctx, reference, purpose))
}

/** The buyer signs the contract that the page showed, on this device. */
export async function signHere(_previous: FormState, data: FormData): Promise<FormState> {
  return step(data, async (ctx, posted, reference) => {
    const page = await readDeskBooking(ctx, reference)
    if (!page) return { ok: false, refusal: 'gone' }
    const contract = contractOf(page.booking, page.booking.locale)
    return signAtCounter(ctx, reference, {
      ...{ name: postedText(posted, 'signature').slice(0, 400), code: postedText(posted, 'code') },
      ...{ hash: postedText(posted, 'hash'), thai: textOf(contract.thai), translated: textOf(contract.translated) },
    })
  })
}

/** Records the money that was taken. */
export async function takeMoney(_previous: FormState, data: FormData): Promise<FormState> {
  const method = COUNTER_METHODS.find((one) => one === postedText(data, 'method'))
  if (!method) return answer(data, { faults: [{ field: 'method', fault: 'missing' }] })
  return step(data, (ctx, posted, reference) =>
    payAtCounter(ctx, reference, { method, line: postedText(posted, 'line'), note: postedText(posted, 'note') }),
  )
}

/** Takes over a hold, with the reason. */
export async function takeOver(_previous: FormState, data: FormData): Promise<FormState> {
  return step(data, (ctx, posted, reference) => takeOverBooking(ctx, reference, postedText(posted, 'reason')))
}
