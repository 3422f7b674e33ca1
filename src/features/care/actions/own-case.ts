'use server'

import { redirect } from 'next/navigation'
import { consumeFormQuota } from '@/features/forms/actions'
import { pagePath } from '@/features/routing'
import { postedLocale } from '@/i18n/posted-locale'
import { answerWith } from '@/kernel/form/form-state'
import { postedLine, postedText } from '@/kernel/form/posted-form'
import type { Result } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { holderContext } from '@/platform/database/payload'
import { requireForm } from '@/platform/http/require-form'
import { readScore } from '../domain/case'
import type { CaseFormState, CaseNotice } from '../domain/form-state'
import { type PersonRefusal, rateCase, reopenCase, writeToCase } from '../operations/person-steps'

type Step = (ctx: Context, token: string, data: FormData) => Promise<Result<null, PersonRefusal>>

/** Takes a step of the person who has the link, and shows the case again. */
async function take(data: FormData, step: Step, empty: CaseNotice): Promise<CaseFormState> {
  const token = postedLine(data, 'token')
  const ctx = await holderContext('case', token)
  const answer = (notice: CaseNotice): CaseFormState => answerWith(data, { notice })
  if (!(await consumeFormQuota(ctx, 'request'))) return answer('tooMany')
  const taken = await step(ctx, token, data)
  if (!taken.ok) return answer(taken.refusal === 'empty' ? empty : taken.refusal)
  redirect(pagePath(postedLocale(data), 'complaint-case', { token }))
}

/** The person writes in the thread. */
export async function writeOwnCase(_previous: CaseFormState, data: FormData): Promise<CaseFormState> {
  requireForm(data)
  return take(data, (ctx, token) => writeToCase(ctx, token, postedText(data, 'text')), 'empty')
}

/** The person opens the case again. */
export async function reopenOwnCase(_previous: CaseFormState, data: FormData): Promise<CaseFormState> {
  requireForm(data)
  return take(data, (ctx, token) => reopenCase(ctx, token, postedText(data, 'text')), 'empty')
}

/** The person says how satisfied they are. */
export async function rateOwnCase(_previous: CaseFormState, data: FormData): Promise<CaseFormState> {
  requireForm(data)
  const [score, note] = [readScore(postedLine(data, 'score')) ?? 0, postedText(data, 'text')]
  return take(data, (ctx, token) => rateCase(ctx, token, { score, note }), 'score')
}
