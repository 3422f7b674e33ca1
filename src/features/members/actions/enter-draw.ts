'use server'

import { redirect } from 'next/navigation'
import { enterAsMember } from '@/features/launches/server'
import { pagePath } from '@/features/routing'
import { EMPTY_FORM, type FormState } from '@/kernel/form-state'
import { findAccount } from '../operations/account'
import { localeOf, textOf } from './answer-form'
import { contextOfBrowser, leadTo } from './browser'

/** Enters the signed-in member in the draw of a launch: the address of the account is proven. */
export async function enterDraw(_previous: FormState, data: FormData): Promise<FormState> {
  const [ctx, locale, code] = [await contextOfBrowser(), localeOf(data), textOf(data, 'launch')]
  if (ctx.actor.kind !== 'member') return leadTo(pagePath(locale, 'login'))
  const { email } = await findAccount(ctx)
  const entered = await enterAsMember(ctx, { code, email, locale })
  if (entered.ok) redirect(pagePath(locale, 'launch-entry', { code, token: entered.value }))
  return { ...EMPTY_FORM, notice: entered.refusal }
}
