'use server'

import { COUNTER_METHODS } from '@/features/payments'
import { postedLocale } from '@/i18n/posted-locale'
import { answerWith, type FormState } from '@/kernel/form/form-state'
import { postedLine, postedNumber, postedText } from '@/kernel/form/posted-form'
import { requireForm } from '@/platform/http/require-form'
import { fieldOf } from '../domain/form'
import {
  identifyAtCounter,
  payAtCounter,
  sendCodeAtCounter,
  signAtCounter,
  verifyAtCounter,
} from '../operations/counter-steps'
import { readDeskBooking } from '../operations/desk-bookings'
import { REACH_FAULTS, reachSignerAtCounter } from '../operations/reach-signer'
import { sellAtCounter } from '../operations/sell-at-counter'
import { takeOverBooking } from '../operations/take-over'
import { contractOf, textOf } from './contract-text'
import { after, sellerContext, step } from './counter-step'
import { postedIdentity } from './posted-identity'

/** Holds a unit of the board for whoever stands at the counter. */
export async function sellUnit(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const ctx = await sellerContext()
  if (!ctx) return answerWith(data, { notice: 'forbidden' })
  const read = await postedIdentity(data, 'counter')
  if (!read.ok) return answerWith(data, { faults: read.refusal })
  const sold = await sellAtCounter(ctx, {
    campaign: postedNumber(data, 'campaign'),
    unit: postedNumber(data, 'unit'),
    locale: postedLocale(data),
    identity: read.value,
  })
  return after(data, sold.ok ? sold.value : '', sold)
}

/** Says who buys a home that was taken over, or mends what was typed. */
export async function identifyBuyer(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const read = await postedIdentity(data, 'counter')
  if (!read.ok) return answerWith(data, { faults: read.refusal })
  return step(data, (ctx, _data, reference) => identifyAtCounter(ctx, reference, read.value))
}

/** Confirms the buyer's address. */
export async function verifyBuyer(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  return step(data, (ctx, posted, reference) => verifyAtCounter(ctx, reference, postedText(posted, 'code')))
}

/** Mails the buyer a new code. */
export async function sendBuyerCode(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const purpose = postedText(data, 'purpose') === 'sign' ? 'sign' : 'verify'
  return step(data, (ctx, _data, reference) => sendCodeAtCounter(ctx, reference, purpose))
}

/** The buyer signs the contract that the page showed, on this device. */
export async function signHere(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  return step(data, async (ctx, posted, reference) => {
    const page = await readDeskBooking(ctx, reference)
    if (!page) return { ok: false, refusal: 'gone' }
    const contract = contractOf(page.booking, page.booking.locale)
    return signAtCounter(ctx, reference, {
      ...{ name: postedLine(posted, 'signature'), code: postedText(posted, 'code') },
      ...{
        locale: page.booking.locale,
        hash: postedText(posted, 'hash'),
        thai: textOf(contract.thai),
        translated: textOf(contract.translated),
      },
    })
  })
}

/** Records the money that was taken. */
export async function takeMoney(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const method = COUNTER_METHODS.find((one) => one === postedText(data, 'method'))
  if (!method) return answerWith(data, { faults: [{ field: 'method', fault: 'missing' }] })
  return step(data, (ctx, posted, reference) =>
    payAtCounter(ctx, reference, { method, line: postedText(posted, 'line'), note: postedText(posted, 'note') }),
  )
}

/** Takes over a hold, with the reason. */
export async function takeOver(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  return step(data, (ctx, posted, reference) => takeOverBooking(ctx, reference, postedText(posted, 'reason')))
}

/** Mails a further buyer the link to sign by again, to another address where the form has one. */
export async function reachHere(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const ctx = await sellerContext()
  if (!ctx) return answerWith(data, { notice: 'forbidden' })
  const number = postedNumber(data, 'buyer')
  const field = fieldOf('email', number - 1)
  const email = postedLine(data, field)
  const done = await reachSignerAtCounter(ctx, postedText(data, 'booking'), { number, email })
  if (done.ok) return answerWith(data, { notice: 'linkSent' })
  const fault = REACH_FAULTS.find((one) => one === done.refusal)
  return answerWith(data, fault ? { faults: [{ field, fault }] } : { notice: done.refusal })
}
