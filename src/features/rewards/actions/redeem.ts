'use server'

import { redirect } from 'next/navigation'
import { loginPathFor } from '@/features/members'
import { contextOfBrowser } from '@/features/members/actions'
import { pagePath } from '@/features/routing'
import { postedLocale } from '@/i18n/posted-locale'
import { answerWith, type FormState } from '@/kernel/form/form-state'
import { postedLine } from '@/kernel/form/posted-form'
import { orUnavailable } from '@/platform/http/form-sender'
import { requireForm } from '@/platform/http/require-form'
import { redeemBenefit } from '../operations/redeem-benefit'

/** The button of a benefit: redeems it for the signed-in member, and leads to its code. */
export async function redeem(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const locale = postedLocale(data)
  const done = await orUnavailable('a benefit could not be redeemed', async () => {
    const ctx = await contextOfBrowser()
    if (ctx.actor.kind !== 'member') redirect(loginPathFor(locale, 'noble-id'))
    return redeemBenefit(ctx, postedLine(data, 'benefit'), postedLine(data, 'key'))
  })
  if (done === 'unavailable') return answerWith(data, { notice: done })
  return done.ok
    ? redirect(pagePath(locale, 'noble-id-code', { id: done.value }))
    : answerWith(data, { notice: done.refusal })
}
