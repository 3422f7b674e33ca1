'use server'

import { redirect } from 'next/navigation'
import { pagePath } from '@/features/routing'
import { postedLocale } from '@/i18n/posted-locale'
import { postedLine } from '@/kernel/form/posted-form'
import { anonymousContext } from '@/platform/database/payload'
import { requireForm } from '@/platform/http/require-form'
import { DECISIONS } from '../domain/decide'
import { decideTrialPayment } from '../operations/trial-payments'

/** What the payer decides on the page of the stand-in, which then says what became of it. */
export async function decideTrial(data: FormData): Promise<void> {
  requireForm(data)
  const token = postedLine(data, 'token')
  const decision = DECISIONS.find((one) => one === postedLine(data, 'decision')) ?? 'decline'
  await decideTrialPayment(await anonymousContext(), token, decision)
  redirect(pagePath(postedLocale(data), 'payment-trial', { token }))
}
