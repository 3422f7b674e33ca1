'use server'

import { redirect } from 'next/navigation'
import { maySendFile, takePostedSlip } from '@/features/booking/actions'
import { pagePath } from '@/features/routing'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { EMPTY_FORM, type FormState, valuesOf } from '@/kernel/form-state'
import { holderContext } from '@/platform/payload'
import { postedNumber, postedText } from '@/platform/posted-text'
import { requireForm } from '@/platform/require-form'
import { findHome } from '../operations/find-home'
import { sendHomeSlip } from '../operations/home-slips'

/** Sends the slip of a transfer for one payment, for whoever has a link to the home. */
export async function sendSlipForHome(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const token = postedText(data, 'token')
  const number = postedNumber(data, 'payment')
  const ctx = await holderContext('booking', token)
  const answer = (change: Partial<FormState>): FormState => ({ ...EMPTY_FORM, values: valuesOf(data), ...change })
  if (!(await findHome(ctx, token))) return answer({ notice: 'noTransfer' })
  if (!(await maySendFile(ctx, token))) return answer({ notice: 'tooMany' })
  const read = await takePostedSlip(ctx, data)
  if (!read.ok) return answer({ faults: [read.refusal] })
  const sent = await sendHomeSlip(ctx, token, { number, ...read.value })
  if (!sent.ok) {
    const isOver = sent.refusal === 'gone' || sent.refusal === 'notNow'
    return answer({ notice: isOver ? 'noTransfer' : sent.refusal })
  }
  const locale = postedText(data, 'locale')
  const page = pagePath(isLocale(locale) ? locale : DEFAULT_LOCALE, 'confirm-payment', { token })
  return redirect(`${page}?payment=${number}`)
}
