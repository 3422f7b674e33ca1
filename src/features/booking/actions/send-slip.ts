'use server'

import { redirect } from 'next/navigation'
import { pagePath } from '@/features/routing'
import { postedLocale } from '@/i18n/posted-locale'
import { answerWith, type FormState } from '@/kernel/form/form-state'
import { postedLine } from '@/kernel/form/posted-form'
import { holderContext } from '@/platform/database/payload'
import { requireForm } from '@/platform/http/require-form'
import { findBooking } from '../operations/find-booking'
import { sendBookingSlip } from '../operations/send-booking-slip'
import { maySendFile, takePostedSlip } from './posted-slip'

/** Sends the slip of a transfer, for whoever has the link to the booking. */
export async function sendSlipAction(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const token = postedLine(data, 'token')
  const ctx = await holderContext('booking', token)
  const answer = (change: Partial<FormState>) => answerWith(data, change)
  if (!/^[0-9a-f]{64}$/.test(token) || !(await findBooking(ctx, token))) return answer({ notice: 'over' })
  if (!(await maySendFile(ctx, token))) return answer({ notice: 'tooMany' })
  const read = await takePostedSlip(ctx, data)
  if (!read.ok) return answer({ faults: [read.refusal] })
  const sent = await sendBookingSlip(ctx, token, read.value)
  if (!sent.ok) return answer({ notice: sent.refusal === 'gone' ? 'over' : sent.refusal })
  redirect(pagePath(postedLocale(data), 'payment-result', { token }))
}
