'use server'

import { redirect, unstable_rethrow } from 'next/navigation'
import { loginPathFor } from '@/features/members'
import { contextOfBrowser } from '@/features/members/actions'
import { pagePath } from '@/features/routing'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { EMPTY_FORM, type FormState, valuesOf } from '@/kernel/form-state'
import { log } from '@/platform/log'
import { postedText } from '@/platform/posted-text'
import { requireForm } from '@/platform/require-form'
import { redeemBenefit } from '../operations/redeem-benefit'

const textOf = (data: FormData, name: string): string => postedText(data, name).slice(0, 200)

/** The button of a benefit: redeems it for the signed-in member, and leads to its code. */
export async function redeem(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const asked = textOf(data, 'locale')
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE
  const answer = (notice: string): FormState => ({ ...EMPTY_FORM, values: valuesOf(data), notice })
  try {
    const ctx = await contextOfBrowser()
    if (ctx.actor.kind !== 'member') redirect(loginPathFor(locale, 'noble-id'))
    const done = await redeemBenefit(ctx, textOf(data, 'benefit'), textOf(data, 'key'))
    return done.ok ? redirect(pagePath(locale, 'noble-id-code', { id: done.value })) : answer(done.refusal)
  } catch (error) {
    unstable_rethrow(error)
    log.error({ error }, 'a benefit could not be redeemed')
    return answer('unavailable')
  }
}
