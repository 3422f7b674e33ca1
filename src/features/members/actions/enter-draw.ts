'use server'

import { redirect } from 'next/navigation'
import { enterAsMember } from '@/features/launches/server'
import { pagePath } from '@/features/routing'
import { postedLocale } from '@/i18n/posted-locale'
import { answerWith, type FormState } from '@/kernel/form/form-state'
import { readDocumentNumber } from '@/kernel/form/identity-number'
import { postedLine } from '@/kernel/form/posted-form'
import { requireForm } from '@/platform/http/require-form'
import { findAccount } from '../operations/account'
import { contextOfBrowser, leadTo } from './browser'

/**
 * Enters the signed-in member in the draw of a launch: the address of the account is proven, and the number of a document
 * is typed like everybody's.
 */
export async function enterDraw(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const [ctx, locale, code] = [await contextOfBrowser(), postedLocale(data), postedLine(data, 'launch')]
  if (ctx.actor.kind !== 'member') return leadTo(pagePath(locale, 'login'))
  const document = readDocumentNumber(postedLine(data, 'document'))
  if (!document.ok) return answerWith(data, { faults: [{ field: 'document', fault: document.refusal }] })
  const { email } = await findAccount(ctx)
  const entered = await enterAsMember(ctx, { code, email, document: document.value, locale })
  if (entered.ok) redirect(pagePath(locale, 'launch-entry', { code, token: entered.value }))
  return answerWith(data, { notice: entered.refusal })
}
