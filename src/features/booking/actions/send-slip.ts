'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { pagePath } from '@/features/routing'
import { takeUpload } from '@/features/uploads/server'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { EMPTY_FORM, type FormState, valuesOf } from '@/kernel/form-state'
import { networkOf } from '@/kernel/network-of'
import { ok, type Result, refuse } from '@/kernel/result'
import { holderContext } from '@/platform/payload'
import { consumeToken } from '@/platform/rate-limit'
import { findBooking } from '../operations/find-booking'
import { sendBookingSlip } from '../operations/send-booking-slip'

type BuyerContext = Awaited<ReturnType<typeof holderContext>>

const FILES_IN_TEN_MINUTES = 12

const typed = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value.slice(0, 400).trim() : ''
}

async function mayTake(ctx: BuyerContext): Promise<boolean> {
  const who = (await headers()).get('x-client-ip') ?? 'unknown'
  return consumeToken(ctx.payload, 'upload', networkOf(who), FILES_IN_TEN_MINUTES, 600)
}

/** What the form holds: the id of the file that was taken, or the word of the buyer. A refusal names field and fault. */
async function readSlip(
  ctx: BuyerContext,
  data: FormData,
): Promise<Result<{ upload: string | null; note: string }, { field: string; fault: string }>> {
  if (typed(data, 'way') === 'said') {
    const said = typed(data, 'said')
    return said.length < 3 ? refuse({ field: 'said', fault: 'said' }) : ok({ upload: null, note: said })
  }
  const file = data.get('slip')
  if (!(file instanceof File) || file.size === 0) return refuse({ field: 'slip', fault: 'noFile' })
  const content = file.stream() as ReadableStream<Uint8Array>
  const taken = await takeUpload(ctx, { name: file.name, accepts: 'pictures-and-pdf', content })
  if (!taken.ok) return refuse({ field: 'slip', fault: taken.refusal })
  return ok({ upload: taken.value.id, note: typed(data, 'note') })
}

/** Sends the slip of a transfer, for whoever has the link to the booking. */
export async function sendSlipAction(_previous: FormState, data: FormData): Promise<FormState> {
  const token = typed(data, 'token')
  const ctx = await holderContext('booking', token)
  const answer = (change: Partial<FormState>): FormState => ({ ...EMPTY_FORM, values: valuesOf(data), ...change })
  if (!/^[0-9a-f]{64}$/.test(token) || !(await findBooking(ctx, token))) return answer({ notice: 'over' })
  if (!(await mayTake(ctx))) return answer({ notice: 'tooMany' })
  const read = await readSlip(ctx, data)
  if (!read.ok) return answer({ faults: [read.refusal] })
  const sent = await sendBookingSlip(ctx, token, read.value)
  if (!sent.ok) return answer({ notice: sent.refusal === 'gone' ? 'over' : sent.refusal })
  const locale = typed(data, 'locale')
  redirect(pagePath(isLocale(locale) ? locale : DEFAULT_LOCALE, 'payment-result', { token }))
}
