'use server'

import { redirect } from 'next/navigation'
import { maySendFile, takePostedSlip } from '@/features/booking/actions'
import { pagePath } from '@/features/routing'
import { postedLocale } from '@/i18n/posted-locale'
import { answerWith, type FormState } from '@/kernel/form/form-state'
import { postedNumber, postedText } from '@/kernel/form/posted-form'
import { holderContext } from '@/platform/database/payload'
import { requireForm } from '@/platform/http/require-form'
import { findHome } from '../operations/find-home'
import { sendHomeSlip } from '../operations/home-slips'

/** Sends the slip of a transfer for one payment, for whoever has a link to the home. */
export async function sendSlipForHome(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const token = postedText(data, 'token')
  const number = postedNumber(data, 'payment')
  const ctx = await holderContext('booking', token)
  const answer = (change: Partial<FormState>) => answerWith(data, change)
  if (!(await findHome(ctx, token))) return answer({ notice: 'noTransfer' })
  if (!(await maySendFile(ctx, token))) return answer({ notice: 'tooMany' })
  const read = await takePostedSlip(ctx, data)
  if (!read.ok) return answer({ faults: [read.refusal] })
  const sent = await sendHomeSlip(ctx, token, { number, ...read.value })
  if (!sent.ok) {
    const isOver = sent.refusal === 'gone' || sent.refusal === 'notNow'
    return answer({ notice: isOver ? 'noTransfer' : sent.refusal })
  }
  const page = pagePath(postedLocale(data), 'confirm-payment', { token })
  return redirect(`${page}?payment=${number}`)
}
