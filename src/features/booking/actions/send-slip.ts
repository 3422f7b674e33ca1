'use server'

import { redirect } from 'next/navigation'
import { pagePath } from '@/features/routing'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { EMPTY_FORM, type FormState, valuesOf } from '@/kernel/form-state'
import { holderContext } from '@/platform/payload'
import { postedText } from '@/platform/posted-text'
import { requireForm } from '@/platform/require-form'
import { findBooking } from '../operations/find-booking'
import { sendBookingSlip } from '../operations/send-booking-slip'
import { maySendFile, takePostedSlip } from './posted-slip'

const typed = (data: FormData, name: string): string => postedText(data, name).slice(0, 400).trim()

/** Sends the slip of a transfer, for whoever has the link to the booking. */
export async function sendSlipAction(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const token = typed(data, 'token')
  const ctx = await holderContext('booking', token)
  const answer = (change: Partial<FormState>): FormState => ({ ...EMPTY_FORM, values: valuesOf(data), ...change })
  if (!/^[0-9a-f]{64}$/.test(token) || !(await findBooking(ctx, token))) return answer({ notice: 'over' })
  if (!(await maySendFile(ctx, token))) return answer({ notice: 'tooMany' })
  const read = await takePostedSlip(ctx, data)
  if (!read.ok) return answer({ faults: [read.refusal] })
  const sent = await sendBookingSlip(ctx, token, read.value)
  if (!sent.ok) return answer({ notice: sent.refusal === 'gone' ? 'over' : sent.refusal })
  const locale = typed(data, 'locale')
  redirect(pagePath(isLocale(locale) ? locale : DEFAULT_LOCALE, 'payment-result', { token }))
}
