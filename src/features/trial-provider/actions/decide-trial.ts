'use server'

import { redirect } from 'next/navigation'
import { pagePath } from '@/features/routing'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { anonymousContext } from '@/platform/payload'
import { postedText } from '@/platform/posted-text'
import { requireForm } from '@/platform/require-form'
import { DECISIONS } from '../domain/decide'
import { decideTrialPayment } from '../operations/trial-payments'

/** What the payer decides on the page of the stand-in, which then says what became of it. */
export async function decideTrial(data: FormData): Promise<void> {
  requireForm(data)
  const [token, asked] = [postedText(data, 'token').slice(0, 80), postedText(data, 'locale')]
  const decision = DECISIONS.find((one) => one === postedText(data, 'decision')) ?? 'decline'
  await decideTrialPayment(await anonymousContext(), token, decision)
  redirect(pagePath(isLocale(asked) ? asked : DEFAULT_LOCALE, 'payment-trial', { token }))
}
